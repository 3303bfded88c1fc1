import { advanceClockUntilVisible } from '../support/clock.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

test.use({ expectedLogs: [/^query:/] });

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

test('each screen reports a failed list; an expired session leads to sign-in', async ({ page }) => {
  await page.clock.install();
  await signInByRequest(page, getDemoEmail('super_admin'));
  const main = page.getByRole('main');
  const openScreen = (link: string) =>
    page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  let removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.forbiddenFault);
  for (const [link, failureToast] of failureToastsByLink) {
    await openScreen(link);
    await expect(findToast(page, failureToast).first()).toBeVisible();
    await expect(main.locator('table, [aria-busy=true]')).toHaveCount(0);
  }
  await removeFault();

  removeFault = await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.captivePortalFault);
  await openScreen('Formulaires');
  await advanceClockUntilVisible(main.filter({ hasText: faults.expectedAdminErrorMessages.unexpected }));
  await removeFault();
  // toasts of the failures may cover the button
  await main.getByRole('button', { name: 'Réessayer' }).first().press('Enter');
  await expect(main.locator('table tbody tr').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);

  await faults.injectFault(page, faults.SCREEN_REQUEST_PATTERN, faults.expiredSessionFault);
  await faults.injectFault(page, /\/auth\/v1\/token/, faults.refusedRenewalFault);
  await openScreen('Contenu');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Votre session a expiré').first()).toBeVisible();
});
