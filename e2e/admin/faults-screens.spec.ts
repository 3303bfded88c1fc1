import type { Locator, Page } from '@playwright/test';
import { insertContent } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { storeImage } from '../support/media.ts';
import { demoEmail, openSession, signIn } from '../support/staff.ts';
import { newSearchWord } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedLogs: [/^query:/] });

interface Detail {
  name: string;
  /** Requests that load the data. */
  calls: RegExp;
  /** Prepares data before the requests fail. Returns the value that `open` needs. */
  prepare?: (page: Page, baseURL: string | undefined) => Promise<string>;
  open: (page: Page, value: string) => Promise<unknown>;
  /** Part of the page that shows the data. */
  place: (page: Page) => Locator;
  /** Message of a failed load, when it is not `messages.broken`. */
  failure?: string;
  /** Element that is visible once the data are loaded. */
  ready: (place: Locator) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

const details: readonly Detail[] = [
  {
    name: 'the last contents on the dashboard',
    calls: /\/rest\/v1\/content\?select=id%2Ctitle/,
    open: (page) => page.goto('/admin'),
    place: (page) => main(page).locator('section', { hasText: 'Mes derniers contenus' }),
    failure: 'La liste n’a pas pu être chargée.',
    ready: (place) => place.getByText('Vous n’avez encore rien rédigé.').or(place.getByRole('link')).first(),
  },
  {
    name: 'a content to edit',
    calls: /\/rest\/v1\/content\?/,
    prepare: async (_, baseURL) => (await insertContent(baseURL)).id,
    open: (page, id) => page.goto(`/admin/content/${id}`),
    place: main,
    ready: (place) => place.getByLabel(/^Titre/),
  },
  {
    name: 'images to choose from',
    calls: /\/rest\/v1\/media_library/,
    prepare: async (page, baseURL) => {
      await storeImage(baseURL, newSearchWord());
      const { id } = await insertContent(baseURL);
      await page.goto(`/admin/content/${id}`);
      return id;
    },
    open: (page) => page.getByRole('button', { name: 'Choisir une image' }).click(),
    place: dialog,
    ready: (place) => place.getByRole('listitem').first(),
  },
  {
    name: 'orphan files',
    calls: /\/storage\/v1\/object\/list\//,
    prepare: async (page) => {
      await page.goto('/admin/media?q=rien');
      return '';
    },
    open: (page) => page.getByRole('button', { name: 'Fichiers orphelins' }).click(),
    place: dialog,
    ready: (place) => place.getByRole('status'),
  },
];

test(`a detail that fails to load names the error and offers a retry: ${details.map(({ name }) => name).join(', ')}`, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.clock.install();
  await openSession(page, demoEmail('super_admin'));
  for (const { name, calls, prepare, open, place, failure = faults.messages.broken, ready } of details) {
    await test.step(name, async () => {
      const value = (await prepare?.(page, baseURL)) ?? '';
      const removeFault = await faults.injectFault(page, calls, faults.captivePortal);
      await open(page, value);
      await faults.advanceClockUntilText(place(page), failure);
      const retry = place(page).getByRole('button', { name: 'Réessayer' });
      await removeFault();
      await retry.click();
      await expect(ready(place(page))).toBeVisible();
      await expect(retry).toBeHidden();
    });
  }
});

test('a failed request for roles is repeated and closes no screen', async ({ page }) => {
  await page.clock.install();
  await openSession(page, demoEmail('editor'));
  const removeFault = await faults.injectFault(page, /\/rest\/v1\/user_roles/, faults.captivePortal);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  // an unknown role differs from « no role »
  await expect(page.getByText('Votre compte attend un rôle')).toHaveCount(0);
  await removeFault();
  await page.goto('/admin/content');
  await expect(page.getByRole('link', { name: 'Nouveau contenu' })).toBeVisible();
});

const TOKEN_REQUESTS = /\/auth\/v1\/token/;

test('an invalid answer to a sign-in shows an error and opens no session', async ({ page }) => {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('E-mail').fill(demoEmail('editor'));
  await form.getByLabel(/^Mot de passe/).fill('Demo-Obouo-2026');
  const submit = form.getByRole('button', { name: 'Se connecter' });
  const removeFault = await faults.injectFault(page, TOKEN_REQUESTS, faults.captivePortal);
  const responsePromise = page.waitForResponse(TOKEN_REQUESTS);
  await submit.click();
  await (await responsePromise).finished();
  await expect(submit).toBeEnabled();
  await expect(form.getByRole('alert')).toHaveText(faults.messages.network);
  await expect(page.getByText('Connexion réussie')).toHaveCount(0);
  await removeFault();
  await submit.click();
  await expect(page).toHaveURL('/admin');
});

test('a captive portal does not end the session', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  // Without the app: its running requests would renew the expired session before the fault.
  await page.goto('/robots.txt');
  const KEY = 'sb-localhost-auth-token';
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  }, KEY);
  const removeFault = await faults.injectFault(page, TOKEN_REQUESTS, faults.captivePortal);
  const responsePromise = page.waitForResponse(TOKEN_REQUESTS);
  await page.goto('/admin');
  await (await responsePromise).finished();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBe(null);
  await removeFault();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});

test('a failed sign-up is not reported as a success', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  const form = page.getByRole('form', { name: 'Inscription' });
  await form.getByLabel('Prénom').fill('Yao');
  await form.getByLabel(/^Nom/).fill('Kouassi');
  await form.getByLabel('E-mail').fill('personne@exemple.com');
  await form.getByLabel(/^Mot de passe/).fill('premier mot de passe');
  const submit = form.getByRole('button', { name: "S'inscrire" });
  await faults.injectFault(page, /\/auth\/v1\/signup/, faults.captivePortal);
  const responsePromise = page.waitForResponse(/\/auth\/v1\/signup/);
  await submit.click();
  await (await responsePromise).finished();
  await expect(submit).toBeEnabled();
  await expect(form.getByRole('alert')).toContainText(faults.messages.network);
});

test('a failed password change is not reported as a success', async ({ page }) => {
  await signIn(page, demoEmail('editor'));
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  const passwordDialog = page.getByRole('dialog', { name: 'Changer de mot de passe' });
  await passwordDialog.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('Demo-Obouo-2026');
  await passwordDialog.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('une autre phrase');
  const save = passwordDialog.getByRole('button', { name: 'Enregistrer le mot de passe' });
  await faults.injectFault(page, /\/auth\/v1\/user/, faults.captivePortal, 'PUT');
  const responsePromise = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save.click();
  await (await responsePromise).finished();
  await expect(save).toBeEnabled();
  await expect(passwordDialog.getByRole('alert')).toContainText(faults.messages.network);
  await expect(page.getByText('Mot de passe modifié')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ expectedLogs: [/dynamically imported module|^query:/] });

  test('a screen loads its missing code when the network returns', async ({ page, context }) => {
    await openSession(page, demoEmail('admin'));
    await page.goto('/admin');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Catégories' }).first().click();
    await expect(page.getByRole('button', { name: 'Recharger la page' }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible();
  });
});
