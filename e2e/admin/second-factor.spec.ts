import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, signInWithNewAccount, signUpByRequest } from '../support/accounts.ts';
import { expectNoViolation } from '../support/axe.ts';
import { confirmAccountByMail } from '../support/backend.ts';
import { holdRequests } from '../support/hold-requests.ts';
import {
  enrolSecondFactor,
  enrolSecondFactorByRequest,
  generateTotpCode,
  openAccountSubdialog,
} from '../support/second-factor.ts';
import { getDemoEmail, signInByForm, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

// the console logs this line when another device has ended the session
test.use({ expectedLogs: [/^query: identity\/access session/] });

test('an administrator resets the second factor of a colleague who lost the phone', async ({
  page,
  baseURL,
}) => {
  const account = await signUpByRequest(baseURL);
  await confirmAccountByMail(baseURL, account.email);
  await enrolSecondFactorByRequest(baseURL, account.email);
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(`/admin/users?q=${account.email}`);
  await page.getByRole('button', { name: `Gérer le compte de ${account.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Compte de ${account.name}` });
  await expect(dialog.getByText('activée', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Réinitialiser la double authentification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(findToast(page, 'Double authentification réinitialisée')).toBeVisible();
  await expect(dialog.getByText('non activée')).toBeVisible();
});

test('an editor enrols, signs in with the code, then loses the phone', async ({ page, browser, baseURL }) => {
  const account = await signInWithNewAccount(page, baseURL, 'editor');
  await page.goto('/admin');
  await expect(page.locator('main li', { hasText: 'Contenus publiés' })).toBeVisible();
  await expect(page.locator('main li', { hasText: 'Utilisateurs' })).toHaveCount(0);
  const dialog = await openAccountSubdialog(page, 'Double authentification');
  await expect(dialog).toContainText('Désactivée');
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const { key, codes } = await enrolSecondFactor(page);
  await expect(dialog).toContainText('Activée');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('dialog', { name: 'Mon compte' }).getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/auth');

  // the password alone opens no screen, whichever address is requested
  await page.goto('/admin/media');
  await signInByForm(page, account.email, ACCOUNT_PASSWORD);
  const challenge = page.getByRole('form', { name: 'Double authentification' });
  const field = challenge.getByLabel(/^Code à six chiffres/);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await page.goto('/admin/content');
  await expect(page).toHaveURL('/auth');
  await field.fill('000 000');
  await challenge.getByRole('button', { name: 'Continuer' }).click();
  await expect(field).toHaveAccessibleDescription(/n’est pas le bon/);
  await expectNoViolation(page);
  await field.fill(generateTotpCode(key));
  await challenge.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/admin/content');

  // in another browser without the authenticator app, a recovery code works once
  const otherPage = await (await browser.newContext({ baseURL })).newPage();
  await otherPage.goto('/auth');
  await signInByForm(otherPage, account.email, ACCOUNT_PASSWORD);
  await otherPage.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  const recoveryForm = otherPage.getByRole('form', { name: 'Utiliser un code de secours' });
  const codeField = recoveryForm.getByLabel(/^Code de secours/);
  await codeField.fill('0000-0000-0000-0000');
  await recoveryForm.getByRole('button', { name: 'Utiliser ce code' }).click();
  await expect(codeField).toHaveAccessibleDescription(/n’est pas valable/);
  await expectNoViolation(otherPage);
  await codeField.fill((codes[3] ?? '').toLowerCase());
  await recoveryForm.getByRole('button', { name: 'Utiliser ce code' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(findToast(otherPage, 'Double authentification retirée')).toBeVisible();

  const sessionsDialog = await openAccountSubdialog(otherPage, 'Appareils connectés');
  await expect(sessionsDialog.getByRole('listitem')).toHaveCount(1);
  await expect(sessionsDialog.getByRole('listitem')).toContainText(/Chrome sur .*Cette session/s);
  await otherPage.context().close();
  await page.goto('/admin/media');
  await expect(page).toHaveURL('/auth');
});

test.describe('an idle session', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('warns, continues after a press in any tab, and ends without losing text', async ({
    page,
    context,
    baseURL,
  }) => {
    const account = await signInWithNewAccount(page, baseURL, 'editor');
    await context.clock.install();
    await page.goto('/admin/media');
    await expect(page.getByRole('heading', { level: 1, name: 'Médiathèque' })).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto('/admin/categories');
    // opening a page also counts as activity
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible();
    const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Toujours là ?' });

    await context.clock.fastForward('58:30');
    await expect(warning(page)).toContainText('1:');
    await expectNoViolation(page);
    await warning(otherTab).getByRole('button', { name: 'Rester connecté' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(warning(otherTab)).toBeHidden();

    // simulates a laptop that was closed: its tabs wake at once. The clock moves one tab after the other, so requests
    // wait for the last one.
    const release = await holdRequests(context, '**/auth/v1/**');
    await context.clock.fastForward('08:00:00');
    release();
    for (const tab of [page, otherTab]) {
      await expect(tab).toHaveURL('/auth');
      await expect(tab.getByRole('status')).toContainText('60 minutes sans activité');
    }
    await expectNoViolation(page);
    await otherTab.close();
    await signInByForm(page, account.email, ACCOUNT_PASSWORD);
    await expect(page).toHaveURL('/admin/media');

    await openPath(page, '/admin/content/nouveau');
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Ce texte reste');
    await context.clock.fastForward('01:30:00');
    const expiredDialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expiredDialog.getByLabel(/^Mot de passe/).fill(ACCOUNT_PASSWORD);
    await expiredDialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(expiredDialog).toBeHidden();
    await expect(page.getByLabel('Titre')).toHaveValue('Ce texte reste');
  });
});
