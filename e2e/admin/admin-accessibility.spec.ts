import type { Page } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectAccessibleInDarkTheme,
  expectNoOverflow,
  expectNoViolation,
} from '../support/axe.ts';
import { insertContent } from '../support/content.ts';
import { forbiddenFault, injectFault, SCREEN_REQUEST_PATTERN } from '../support/faults.ts';
import { createPng, insertImageIntoLibrary, openUploadDialogWithFiles } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { insertBusinessRequest, insertJobApplication } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// The specs of other journeys check the palette, the shortcuts and the dialogs that only those journeys open.
test.use({ expectedLogs: [/^query:/], colorScheme: 'dark', viewport: { width: 390, height: 900 } });

const pressButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens a screen and waits until this text is visible. A search keeps a list short: axe takes longer with each row. */
async function openScreen(page: Page, path: string, text: string | RegExp) {
  await openPath(page, path);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Presses a button, checks the dialog that it opens, and closes it. */
async function checkDialog(page: Page, buttonName: string | RegExp) {
  await pressButton(page, buttonName);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  await expect(dialog).toBeVisible();
  await expectAccessibleInDarkTheme(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('sign-in, sign-up and forgotten password have no violation and no overflow', async ({ page }) => {
  await openScreen(page, '/auth', 'Se connecter');
  await pressButton(page, 'Se connecter');
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expectNoViolation(page);
  await expectNoOverflow(page);
  await openScreen(page, '/auth?mode=reset', 'Recevoir le lien');
  await expectAccessibleInDarkTheme(page);
});

test.describe('for a super admin', () => {
  test.beforeEach(({ page }) => signInByRequest(page, getDemoEmail('super_admin')));

  test('screens with text at 200 % have no overflow', async ({ page }) => {
    for (const [path, text] of [
      ['/admin', 'Dernières activités'],
      ['/admin/content', 'Dans les coulisses'],
      ['/admin/content/nouveau', 'Titre'],
      ['/admin/content/informations/offres', 'Ajouter'],
      ['/admin/media', 'group-logo.svg'],
      ['/admin/categories', 'Tout déplier'],
      ['/admin/tags', 'Hivowood'],
      ['/admin/users', 'Kwame Mensah'],
      ['/admin/activity', 'Aujourd’hui'],
    ] as const) {
      await openScreen(page, path, text);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectNoOverflow(page);
        const cutButtons = await page.locator('main li button:visible').evaluateAll((buttons) => {
          const getRight = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
          // The buttons of the checks reach 16 pixels into the padding of their panel.
          return buttons.filter((button) => getRight(button) > getRight(button.closest('li')) + 17).length;
        });
        expect(cutButtons, path).toBe(0);
      }
    }
  });

  test('dashboard, people, lists and refusals have no violation and no overflow', async ({ page }) => {
    await openScreen(page, '/admin', 'Dernières activités');
    await expect(
      page.locator('section', { hasText: 'Dernières activités' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await checkDialog(page, /^Mon compte/);
    await pressButton(page, 'Ouvrir le menu');
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Système' })).toBeChecked();
    await expectNoViolation(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await openScreen(page, '/admin/inconnu', 'Page Introuvable');
    await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, '/admin/users?q=mensah', 'Kwame Mensah');
    await expectAccessibleInBothThemes(page);
    await checkDialog(page, /^Assigner un rôle/);
    await openScreen(page, '/admin/roles', 'content_manage');
    await expectAccessibleInDarkTheme(page);
    await checkDialog(page, 'Modifier le rôle Éditeur');

    await openScreen(page, '/admin/tags?q=hivowood', 'Hivowood');
    await expectAccessibleInDarkTheme(page);
    await checkDialog(page, /^Fusionner/);
    await openScreen(page, '/admin/categories', 'Tout déplier');
    await pressButton(page, 'Tout déplier');
    await expect(page.getByText('Vie du groupe', { exact: true }).first()).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    await pressButton(page, 'Nouvelle catégorie');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const removeFault = await injectFault(page, SCREEN_REQUEST_PATTERN, forbiddenFault);
    await openScreen(page, '/admin/content', 'Accès réservé');
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, '/admin/settings', 'Impossible de charger les paramètres');
    await expectAccessibleInDarkTheme(page);
    await removeFault();
    await openScreen(page, '/admin/activity', 'Aujourd’hui');
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, '/admin/settings', 'Titre du site');
    await page.getByLabel('LinkedIn').fill('x');
    await page.getByLabel('LinkedIn').press('Enter');
    await expect(page.getByText('Entrez une adresse complète')).toBeVisible();
    await expectAccessibleInDarkTheme(page);
  });

  test('contents and editor have no violation and no overflow', async ({ page, baseURL }) => {
    const { title } = await insertContent(baseURL, {
      content: `## Partie\n\n${'long'.repeat(60)}\n\n\`${'code'.repeat(40)}\``,
    });
    await openScreen(page, '/admin/content/redirections', /mène à|Aucune redirection/);
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, `/admin/content?q=${encodeURIComponent(title)}`, title);
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
    // the browser downloads the bar now, which moves the page: axe would measure wrong colours
    await expect(page.getByRole('region', { name: 'Actions sur la sélection' })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toBeEditable();
    await checkDialog(page, 'Révisions');
    await checkDialog(page, 'Choisir une image');
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('');
    await pressButton(page, 'Enregistrer');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await pressButton(page, 'Aperçu');
    await expect(page.getByRole('region', { name: 'Aperçu public' })).toBeVisible();
    await expectAccessibleInDarkTheme(page);
  });

  test('the forms inbox and the media library have no violation and no overflow', async ({
    page,
    baseURL,
  }) => {
    const uniqueWord = createUniqueWord();
    await insertJobApplication(baseURL, uniqueWord);
    await insertBusinessRequest(baseURL, uniqueWord, { company: 'C'.repeat(300), message: 'M'.repeat(400) });
    await openScreen(page, '/admin/forms?onglet=newsletter', /@/);
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, `/admin/forms?q=${uniqueWord}`, 'Awa Diop');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: /Awa Diop/ }).click();
    await expect(page.getByRole('form', { name: 'Suivi' })).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
    expect(await drawer.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
    await expect(drawer.getByRole('button', { name: 'Enregistrer' })).toBeInViewport();
    // by key: a toast covers the button for 8 seconds
    await page.getByRole('button', { name: 'Effacer cette personne' }).press('Enter');
    await expect(page.getByText('1 fichier CV')).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    const id = await insertImageIntoLibrary(baseURL, uniqueWord);
    await openScreen(page, '/admin/media?type=system&q=group-logo', 'group-logo.svg');
    await expectAccessibleInDarkTheme(page);
    await openScreen(page, `/admin/media?q=${uniqueWord}&vue=list`, `${uniqueWord}.png`);
    await expectAccessibleInBothThemes(page);
    await checkDialog(page, 'Fichiers orphelins');
    await checkDialog(page, 'Préparer les photographies');
    const detailPath = `/admin/media?q=${uniqueWord}&fichier=${id}`;
    await openScreen(page, detailPath, 'Aucun contenu n’utilise ce fichier.');
    await expectAccessibleInDarkTheme(page);
    await page.keyboard.press('Escape');
    const svg = { name: 'refusee.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    const uploadDialog = await openUploadDialogWithFiles(page, createPng('choisie.png'), svg);
    await expect(uploadDialog.getByText('Prêt')).toBeVisible();
    await expectAccessibleInDarkTheme(page);
  });
});
