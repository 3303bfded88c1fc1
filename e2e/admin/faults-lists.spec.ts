import type { Page } from '@playwright/test';
import { advanceClockUntilVisible } from '../support/clock.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

test.use({ expectedLogs: [/^query:/] });

const firstRow = (page: Page) => page.locator('main table tbody tr').first();

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** Fault and the message that the screen shows. */
type FaultCase = readonly [faults.Fault, string | RegExp];
/** Two faults in a row never show the same message, so each message proves its own fault. */
const faultCases: readonly FaultCase[] = [
  [faults.connectionResetFault, faults.expectedAdminErrorMessages.network],
  [faults.tooManyRequestsFault, faults.expectedAdminErrorMessages.tooManyRequests],
  [faults.forbiddenFault, faults.expectedAdminErrorMessages.forbidden],
];

// all lists share the code that handles faults
test('a list that fails or times out shows the error and is retried', async ({ page }) => {
  await page.clock.install();
  await signInByRequest(page, getDemoEmail('super_admin'));
  const main = page.getByRole('main');
  let removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.captivePortalFault);
  await page.goto('/admin/forms');
  await advanceClockUntilVisible(main.filter({ hasText: faults.expectedAdminErrorMessages.unexpected }));
  await expect(findToast(page, 'Impossible de charger les données des formulaires.').first()).toBeVisible();
  await expect(firstRow(page)).toHaveCount(0);
  for (const [fault, message] of faultCases) {
    await removeFault();
    removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, fault);
    await main.getByRole('button', { name: 'Réessayer' }).first().click();
    await advanceClockUntilVisible(main.filter({ hasText: message }));
    await expect(firstRow(page)).toHaveCount(0);
  }
  await removeFault();
  // a refused list offers no retry, so the test opens the screen again
  await sidebarLink(page, 'Tableau de bord').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await sidebarLink(page, 'Formulaires').click();
  await expect(firstRow(page)).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);

  // a request without an answer times out
  const restoreTimeouts = await faults.shortenTimeouts(page);
  removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.noAnswerFault);
  await sidebarLink(page, 'Contenu').click();
  await expect(main.locator('[aria-busy=true]').first()).toBeVisible();
  await advanceClockUntilVisible(main.filter({ hasText: 'Le serveur met trop de temps à répondre.' }));
  await removeFault();
  await restoreTimeouts();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstRow(page)).toBeVisible();
});

const failureToastsByLink: readonly [link: string, failureToast: string][] = [
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

test('each screen reports its failed list, and an expired session leads to the sign-in', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  const removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.forbiddenFault);
  for (const [link, failureToast] of failureToastsByLink) {
    await sidebarLink(page, link).click();
    await expect(findToast(page, failureToast).first()).toBeVisible();
    await expect(page.getByRole('main').locator('table, [aria-busy=true]')).toHaveCount(0);
  }

  await removeFault();
  await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.expiredSessionFault);
  await sidebarLink(page, 'Contenu').click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Votre session a expiré').first()).toBeVisible();
});
