import type { Page } from '@playwright/test';
import * as faults from '../support/faults.ts';
import { demoEmail, openSession, signIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedLogs: [/^query:/] });

const firstRow = (page: Page) => page.locator('main table tbody tr').first();

interface List {
  path: string;
  /** Label in the sidebar. */
  link: string;
  /** Toast that the specification asks for. */
  failureToast: string;
}

/** All lists share the code that handles faults, so two of them are enough. */
const lists: readonly List[] = [
  { path: '/admin/content', link: 'Contenu', failureToast: 'Impossible de charger le contenu' },
  {
    path: '/admin/forms',
    link: 'Formulaires',
    failureToast: 'Impossible de charger les données des formulaires.',
  },
];

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

type Failure = readonly [faults.Fault, string | RegExp];
/** Two neighbours never end in the same message, so each message proves its own fault. */
const failures: readonly Failure[] = [
  [faults.connectionReset, faults.messages.network],
  [faults.serverError, faults.messages.broken],
  [faults.rateLimited, faults.messages.limited],
  [faults.captivePortal, faults.messages.broken],
  [faults.forbidden, faults.messages.forbidden],
];

for (const { path, link, failureToast } of lists) {
  test(`${link}: a list that fails to load shows the error and is retried`, async ({ page }) => {
    await page.clock.install();
    await openSession(page, demoEmail('super_admin'));
    const main = page.getByRole('main');
    let removeFault = await faults.injectFault(page, faults.SCREEN_REQUESTS, faults.captivePortal);
    await page.goto(path);
    await faults.advanceClockUntilText(main, faults.messages.broken);
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: failureToast }).first()).toBeVisible();
    await expect(firstRow(page)).toHaveCount(0);
    for (const [fault, words] of failures) {
      await removeFault();
      removeFault = await faults.injectFault(page, faults.SCREEN_REQUESTS, fault);
      await main.getByRole('button', { name: 'Réessayer' }).first().click();
      await faults.advanceClockUntilText(main, words);
      await expect(firstRow(page)).toHaveCount(0);
    }
    await removeFault();
    // a refusal of the role request is final until the screen opens again
    await sidebar(page, 'Tableau de bord').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await sidebar(page, link).click();
    await expect(firstRow(page)).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  });
}

const toasts: readonly [link: string, failureToast: string][] = [
  ['Contenu', 'Impossible de charger le contenu'],
  ['Médias', 'Impossible de charger les médias'],
  ['Catégories', 'Impossible de charger les catégories'],
  ['Tags', 'Impossible de charger les tags'],
  ['Formulaires', 'Impossible de charger les données des formulaires.'],
  ['Utilisateurs', 'Impossible de charger les utilisateurs'],
  ['Rôles', 'Impossible de charger les rôles'],
  ['Paramètres', 'Impossible de charger les paramètres'],
  ['Activité', 'Impossible de charger le journal'],
];

test('each screen reports its failed list and shows no empty one', async ({ page }) => {
  await openSession(page, demoEmail('super_admin'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await faults.injectFault(page, faults.SCREEN_REQUESTS, faults.forbidden);
  for (const [link, failureToast] of toasts) {
    await sidebar(page, link).click();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: failureToast }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('table, [aria-busy=true]')).toHaveCount(0);
  }
});

test('a request without an answer times out, and a retry shows the list', async ({ page }) => {
  await page.clock.install();
  await signIn(page, demoEmail('editor'));
  const restoreTimeouts = await faults.shortenTimeouts(page);
  const removeFault = await faults.injectFault(page, faults.SCREEN_REQUESTS, faults.noAnswer);
  await sidebar(page, 'Contenu').click();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await faults.advanceClockUntilText(page.getByRole('main'), 'Le serveur met trop de temps à répondre.');
  await removeFault();
  await restoreTimeouts();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstRow(page)).toBeVisible();
});

test('an expired session leads to the sign-in with a message', async ({ page }) => {
  await openSession(page, demoEmail('super_admin'));
  await faults.injectFault(page, faults.SCREEN_REQUESTS, faults.expiredSession);
  await page.goto('/admin/content');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Votre session a expiré').first()).toBeVisible();
});
