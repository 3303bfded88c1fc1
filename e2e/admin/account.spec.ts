import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, signInWithNewAccount } from '../support/accounts.ts';
import { expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { openAccountSubdialog } from '../support/second-factor.ts';
import { openAccountDialog, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

test.use({ expectedLogs: [ANY_LOG] });

/** Answers as a server that ended the session and refuses to renew it, until the returned function is called. */
async function endSessionOnServer(page: Page) {
  const dataRequests = '**/rest/v1/**';
  const renewalRequests = '**/auth/v1/token?grant_type=refresh_token*';
  const refusal = { code: 'PGRST303', message: 'JWT expired' };
  await page.route(dataRequests, (route) => route.fulfill({ status: 401, json: refusal }));
  await page.route(renewalRequests, (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Not Found' } }),
  );
  return async () => {
    await page.unroute(dataRequests);
    await page.unroute(renewalRequests);
  };
}

test('someone without a role saves a name after an expired session, then a password', async ({
  page,
  baseURL,
}) => {
  const account = await signInWithNewAccount(page, baseURL, null);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/admin');
  const dialog = await openAccountDialog(page);
  const firstName = dialog.getByLabel('Prénom');
  await expect(firstName).toHaveValue('Naïma');
  await expect(dialog).toContainText(account.email);
  await expect(dialog).toContainText('Aucun rôle pour l’instant');
  await firstName.fill('  ');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  const longName = 'N'.repeat(100);
  await firstName.fill(longName);
  const restoreSession = await endSessionOnServer(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const expiredDialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(expiredDialog).toBeVisible();
  await restoreSession();
  await expiredDialog.getByLabel(/^Mot de passe/).fill(ACCOUNT_PASSWORD);
  await expiredDialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(expiredDialog).toBeHidden();
  await expect(firstName).toHaveValue(longName);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(findToast(page, 'Profil mis à jour avec succès')).toBeVisible();
  await expect(page.getByText(`Bonjour ${longName}`)).toBeVisible();
  await expectNoOverflow(page);
  const profiles = createSecretKeyClient(baseURL).from('profiles').select('first_name');
  expect((await profiles.eq('id', account.id)).data).toEqual([{ first_name: longName }]);

  await openAccountDialog(page);
  await dialog.getByRole('button', { name: 'Changer de mot de passe' }).click();
  const passwordDialog = page.getByRole('dialog', { name: 'Changer de mot de passe' });
  const currentPassword = passwordDialog.getByRole('textbox', { name: 'Mot de passe actuel' });
  const saveButton = passwordDialog.getByRole('button', { name: 'Enregistrer le mot de passe' });
  await currentPassword.fill('pas celui-là');
  await passwordDialog.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('une autre phrase');
  await saveButton.click();
  await expect(currentPassword).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.');
  await expectNoViolation(page);
  await currentPassword.fill(ACCOUNT_PASSWORD);
  await saveButton.click();
  await expect(findToast(page, 'Mot de passe modifié')).toBeVisible();
  await signInByRequest(page, account.email, 'une autre phrase');
});

test.describe('signing out everywhere', () => {
  test('asks first, then ends the session here and in every other browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    const account = await signInWithNewAccount(page, baseURL, 'editor');
    await page.goto('/admin/categories');
    const phonePage = await browser.newPage({ baseURL });
    await signInByRequest(phonePage, account.email, ACCOUNT_PASSWORD);
    const devicesDialog = await openAccountSubdialog(page, 'Appareils connectés');
    // the third session comes from the link in the confirmation mail
    await expect(devicesDialog.getByRole('listitem')).toHaveCount(3);
    await expectNoViolation(page);
    const phoneEntry = devicesDialog.getByRole('button', { name: /^Fermer la session Chrome/ });
    await expect(phoneEntry).toBeVisible();
    await devicesDialog.getByRole('button', { name: /^Fermer la session (?!Chrome)/ }).click();
    await expect(findToast(page, 'Session fermée')).toBeVisible();
    await expect(devicesDialog.getByRole('listitem')).toHaveCount(2);
    await expect(phoneEntry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(devicesDialog).toBeHidden();

    const dialog = page.getByRole('dialog', { name: 'Mon compte' });
    await dialog.getByRole('button', { name: 'Se déconnecter partout' }).click();
    const question = page.getByRole('alertdialog', { name: /^Se déconnecter partout/ });
    await question.getByRole('button', { name: 'Annuler' }).click();
    await dialog.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await question.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await expect(findToast(page, 'Vous êtes déconnecté de tous vos appareils.')).toBeVisible();
    await expect(page).toHaveURL('/auth');

    await phonePage.goto('/admin/content');
    await expect(phonePage).toHaveURL('/auth');
    await expect(phonePage.getByRole('form', { name: 'Connexion' })).toBeVisible();
    await phonePage.close();
  });
});
