import type { Page } from '@playwright/test';
import { expectAccessibleOnPhoneAndDesktop, expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { insertContent, openEditor } from '../support/content.ts';
import { forbidden, injectFault, SCREEN_REQUESTS } from '../support/faults.ts';
import { chooseFiles, createPng, storeImage } from '../support/media.ts';
import { demoEmail, openSession, SESSION_STORAGE_KEY } from '../support/staff.ts';
import { addApplication, addBusinessRequest } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^query:/], viewport: { width: 1440, height: 900 } });

/** Returns functions that open a screen in one of its states and check it on a phone and on a desktop. */
const createScreenChecks = (page: Page, baseURL: string | undefined) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const expectText = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  const expectDialog = () =>
    expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
  /** Runs the steps on the wide screen: on the narrow one, cards replace the table. */
  const checkScreen = async (path: string, ...steps: (() => Promise<unknown>)[]) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const step of steps) await step();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleOnPhoneAndDesktop(page);
  };
  const checkSteps = async (...steps: (() => Promise<unknown>)[]) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const step of steps) await step();
    await expectAccessibleOnPhoneAndDesktop(page);
  };
  return {
    baseURL,
    press,
    expectText,
    expectDialog,
    checkScreen,
    checkSteps,
  };
};

type ScreenChecks = ReturnType<typeof createScreenChecks>;

const screenGroups: Readonly<Record<string, (page: Page, checks: ScreenChecks) => Promise<void>>> = {
  'sign-in, sign-up and forgotten password': async (page, { checkScreen, checkSteps, press }) => {
    await page.goto('/robots.txt');
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_STORAGE_KEY);
    await checkScreen(
      '/auth',
      () => press('Se connecter'),
      () => expect(page.locator('[aria-invalid]').first()).toBeVisible(),
    );
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoOverflow(page);
    await checkSteps(() => page.getByRole('tab', { name: 'Inscription' }).click());
    await checkScreen('/auth?mode=reset', () =>
      expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible(),
    );
  },
  'dashboard, account, shell': async (page, { checkScreen, checkSteps, press, expectText, expectDialog }) => {
    await checkScreen('/admin', () =>
      expect(
        page.locator('section', { hasText: 'Dernières activités' }).getByRole('listitem').first(),
      ).toBeVisible(),
    );
    await page.setViewportSize({ width: 390, height: 900 });
    await press('Ouvrir le menu');
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Système' })).toBeChecked();
    await expectNoViolation(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(/^Thème/);
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await checkSteps(() => page.keyboard.press('Control+k'), expectDialog);
    await page.keyboard.press('Escape');
    await checkSteps(() => press(/^Mon compte/), expectDialog);
    await checkScreen('/admin/inconnu', () => expectText('Page Introuvable'));
  },
  'content and editor': async (
    page,
    { baseURL, checkScreen, checkSteps, press, expectText, expectDialog },
  ) => {
    const { id, title } = await insertContent(baseURL, { content: `## Partie\n\n${'long'.repeat(60)}` });
    await checkScreen('/admin/content/redirections', () => expectText(/mène à|Aucune redirection/));
    await checkScreen(`/admin/content?q=${encodeURIComponent(title)}`, () =>
      page.getByRole('checkbox', { name: 'Sélectionner la page' }).check(),
    );
    await checkScreen(
      '/admin/content/nouveau',
      () => press('Enregistrer'),
      () => expect(page.locator('[aria-invalid=true]').first()).toBeVisible(),
    );
    await openEditor(page, id);
    await checkSteps(
      () => press('Aperçu'),
      () => expect(page.getByRole('region', { name: 'Aperçu public' })).toBeVisible(),
    );
    await checkSteps(() => press('Révisions'), expectDialog);
    await page.keyboard.press('Escape');
    await checkSteps(() => press('Choisir une image'), expectDialog);
  },
  media: async (page, { baseURL, checkScreen, press, expectText, expectDialog }) => {
    const uniqueWord = createUniqueWord();
    const id = await storeImage(baseURL, uniqueWord);
    await checkScreen('/admin/media?type=system', () => expectText('group-logo.svg'));
    await checkScreen(`/admin/media?q=${uniqueWord}&vue=list`, () => expectText(`${uniqueWord}.png`));
    await checkScreen(`/admin/media?q=${uniqueWord}&fichier=${id}`, () =>
      expectText('Aucun contenu n’utilise ce fichier.'),
    );
    // only the files of this test: a repaint of the whole library behind each dialog is slow
    const library = `/admin/media?q=${uniqueWord}`;
    await checkScreen(library, async () => {
      const svg = { name: 'refusee.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      const upload = await chooseFiles(page, createPng('choisie.png'), svg);
      await expect(upload.getByText('Prêt')).toBeVisible();
    });
    await checkScreen(library, () => press('Fichiers orphelins'), expectDialog);
    await checkScreen(library, () => press('Préparer les photographies'), expectDialog);
  },
  'users and roles': async (page, { checkScreen, checkSteps, press, expectText, expectDialog }) => {
    await checkScreen('/admin/users', () =>
      expect(page.getByRole('list', { name: 'Liste des utilisateurs' })).toBeVisible(),
    );
    await checkSteps(() => press(/^Assigner un rôle/), expectDialog);
    await checkScreen('/admin/roles', () => expectText('content_manage'));
    await checkSteps(() => press('Modifier le rôle Éditeur'), expectDialog);
  },
  'forms inbox': async (page, { baseURL, checkScreen, checkSteps, press, expectText }) => {
    const uniqueWord = createUniqueWord();
    await addApplication(baseURL, uniqueWord);
    await addBusinessRequest(baseURL, uniqueWord, { company: 'C'.repeat(300), message: 'M'.repeat(400) });
    await checkScreen('/admin/forms?onglet=newsletter', () =>
      expect(page.getByRole('switch').first()).toBeVisible(),
    );
    await checkScreen(`/admin/forms?q=${uniqueWord}`, () => expectText('Awa Diop'));
    await checkSteps(
      () => page.getByRole('link', { name: /Awa Diop/ }).click(),
      () => expect(page.getByRole('form', { name: 'Suivi' })).toBeVisible(),
    );
    const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
    expect(await drawer.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
    await expect(drawer.getByRole('button', { name: 'Enregistrer' })).toBeInViewport();
    await checkSteps(
      () => press('Effacer cette personne'),
      () => expectText('1 fichier CV'),
    );
  },
  'categories, tags, settings, journal': async (
    page,
    { checkScreen, checkSteps, press, expectText, expectDialog },
  ) => {
    await checkScreen(
      '/admin/categories',
      () => press('Tout déplier'),
      () => expectText('Vie du groupe'),
    );
    await checkSteps(
      () => press('Nouvelle catégorie'),
      expectDialog,
      () => press('Enregistrer'),
    );
    await checkScreen('/admin/tags', () => expectText('Hivowood'));
    await checkSteps(() => press(/^Fusionner/), expectDialog);
    await checkScreen(
      '/admin/settings',
      () => page.getByLabel('LinkedIn').fill('x'),
      () => press('Sauvegarder'),
      () => expectText('Entrez une adresse complète'),
    );
    page.on('dialog', (question) => void question.accept());
    await checkScreen('/admin/activity', () => expect(page.locator('main section li').first()).toBeVisible());
  },
  'refusals and failures': async (page, { checkScreen, expectText }) => {
    await injectFault(page, SCREEN_REQUESTS, forbidden);
    await checkScreen('/admin/content', () => expectText('Accès réservé'));
    await checkScreen('/admin/settings', () => expectText('Impossible de charger les paramètres'));
  },
};

for (const [name, checkGroup] of Object.entries(screenGroups)) {
  test(`${name}: no violation and no overflow, on phone and desktop`, async ({ page, baseURL }) => {
    test.slow();
    await openSession(page, demoEmail('super_admin'));
    await checkGroup(page, createScreenChecks(page, baseURL));
  });
}
