import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, signInWithNewAccount } from '../support/accounts.ts';
import { expectNoViolation } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { enrolSecondFactor, generateTotpCode, openAccountSubdialog } from '../support/second-factor.ts';
import { signInByForm, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

// the console logs this line when another device has ended the session
test.use({ expectedLogs: [/^query: identity\/access session/] });

test('an editor enrols, signs in with the code, then loses the phone', async ({ page, browser, baseURL }) => {
  const account = await signInWithNewAccount(page, baseURL, 'editor');
  await page.goto('/admin/categories');
  const dialog = await openAccountSubdialog(page, 'Double authentification');
  await expect(dialog).toContainText('Désactivée');
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const { key, codes } = await enrolSecondFactor(page);
  await expect(dialog).toContainText('Activée');

  // the password alone opens no screen
  await signInByRequest(page, account.email, ACCOUNT_PASSWORD);
  await page.goto('/admin/categories');
  const challenge = page.getByRole('form', { name: 'Double authentification' });
  const field = challenge.getByLabel(/^Code à six chiffres/);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page).toHaveURL('/auth');
  await field.fill('000 000');
  await challenge.getByRole('button', { name: 'Continuer' }).click();
  await expect(field).toHaveAccessibleDescription(/n’est pas le bon/);
  await expectNoViolation(page);
  await field.fill(generateTotpCode(key));
  await challenge.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/admin/categories');

  // in another browser without the authenticator app, a recovery code signs in
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
  await otherPage.context().close();
  // the code has ended the other sessions
  await page.goto('/admin/categories');
  await expect(page).toHaveURL('/auth');
});

test.describe('an idle session', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('warns, continues after a press in any tab, and ends without losing text', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInWithNewAccount(page, baseURL, 'admin');
    await context.clock.install();
    await page.goto('/admin/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto('/admin/tags');
    // opening a page also counts as activity
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Toujours là ?' });

    await context.clock.fastForward('58:30');
    // 1 minute 30 of 60 minutes are left
    await expect(warning(page)).toContainText('1:');
    await expectNoViolation(page);
    await warning(otherTab).getByRole('button', { name: 'Rester connecté' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(warning(otherTab)).toBeHidden();

    await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
    await page.getByLabel('Nom').fill('Ce texte reste');
    // A closed laptop: all tabs wake at once. The clock moves one tab after the other, so requests wait until the last
    // tab has moved.
    const release = await holdRequests(context, '**/auth/v1/**');
    await context.clock.fastForward('08:00:00');
    release();
    await expect(otherTab).toHaveURL('/auth');
    await expect(otherTab.getByRole('status')).toContainText('60 minutes sans activité');
    const expiredDialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expiredDialog.getByLabel(/^Mot de passe/).fill(ACCOUNT_PASSWORD);
    await expiredDialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(expiredDialog).toBeHidden();
    await expect(page.getByLabel('Nom')).toHaveValue('Ce texte reste');
  });
});
