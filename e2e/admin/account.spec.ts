import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, signInWithNewAccount } from '../support/accounts.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { openAccountSubdialog } from '../support/second-factor.ts';
import { openAccountDialog, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Answers as a server that ended the session and refuses to renew it. */
async function endSessionOnServer(page: Page) {
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"PGRST303","message":"JWT expired"}',
    }),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token*', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: '{"code":"refresh_token_not_found","message":"Invalid Refresh Token"}',
    }),
  );
}

async function restoreSessionOnServer(page: Page) {
  await page.unroute('**/rest/v1/**');
  await page.unroute('**/auth/v1/token?grant_type=refresh_token*');
}

async function signInAgain(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await dialog.getByLabel(/^Mot de passe/).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
}

test('someone without a role changes their name and their password', async ({ page, baseURL }) => {
  const account = await signInWithNewAccount(page, baseURL, null);
  await page.goto('/admin');
  let dialog = await openAccountDialog(page);
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Naïma');
  await expect(dialog).toContainText(account.email);
  await expect(dialog).toContainText('Aucun rôle pour l’instant');
  await dialog.getByLabel('Prénom').fill('  ');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  await dialog.getByLabel('Prénom').fill('Zoé');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(findToast(page, 'Profil mis à jour avec succès')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Zoé ${account.lastName}`);
  const { data } = await createSecretKeyClient(baseURL)
    .from('profiles')
    .select('first_name')
    .eq('id', account.id);
  expect(data).toEqual([{ first_name: 'Zoé' }]);

  dialog = await openAccountDialog(page);
  await dialog.getByRole('button', { name: 'Changer de mot de passe' }).click();
  const passwordDialog = page.getByRole('dialog', { name: 'Changer de mot de passe' });
  const currentPassword = passwordDialog.getByRole('textbox', { name: 'Mot de passe actuel' });
  const newPassword = passwordDialog.getByRole('textbox', { name: 'Nouveau mot de passe' });
  const saveButton = passwordDialog.getByRole('button', { name: 'Enregistrer le mot de passe' });
  await currentPassword.fill('pas celui-là');
  await newPassword.fill(`Vive ${account.lastName} !`);
  await saveButton.click();
  await expect(newPassword).toHaveAccessibleDescription(/ni votre nom ni votre adresse/);
  await newPassword.fill('une autre phrase');
  await saveButton.click();
  await expect(currentPassword).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.');
  await expectNoViolation(page);
  await currentPassword.fill(ACCOUNT_PASSWORD);
  await saveButton.click();
  await expect(findToast(page, 'Mot de passe modifié')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/auth');
  await signInByRequest(page, account.email, 'une autre phrase');
});

test.describe('signing out everywhere', () => {
  test.use({ expectedLogs: [ANY_LOG] });

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
    // the third session is that of the link in the confirmation mail
    await expect(devicesDialog.getByRole('listitem')).toHaveCount(3);
    await expectNoViolation(page);
    await devicesDialog.getByRole('button', { name: /^Fermer la session Chrome/ }).click();
    await expect(findToast(page, 'Session fermée')).toBeVisible();
    await expect(devicesDialog.getByRole('listitem')).toHaveCount(2);
    await phonePage.goto('/admin/content');
    await expect(phonePage).toHaveURL('/auth');
    await page.keyboard.press('Escape');
    await expect(devicesDialog).toBeHidden();

    await signInByRequest(phonePage, account.email, ACCOUNT_PASSWORD);
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

/** Clicks a button, even if a refused request has already opened the dialog « Votre session a expiré » over it. */
const clickBehindDialogs = (button: Locator) => button.dispatchEvent('click');

test.describe('failures', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('a draft and a typed name survive an expired session, and are saved afterwards', async ({
    page,
    baseURL,
  }) => {
    const account = await signInWithNewAccount(page, baseURL, 'editor');
    const slug = `session-${createUniqueWord()}`;
    await page.goto('/admin/content/nouveau');
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Ce texte reste');
    await page.getByLabel('Slug').fill(slug);
    await endSessionOnServer(page);
    await clickBehindDialogs(
      page.getByRole('button', { name: 'Enregistrer', exact: true, includeHidden: true }),
    );
    await expect(page.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
    await restoreSessionOnServer(page);
    await signInAgain(page, ACCOUNT_PASSWORD);
    await expect(page.getByLabel('Titre')).toHaveValue('Ce texte reste');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(findToast(page, 'Contenu créé avec succès')).toBeVisible();
    const { data } = await createSecretKeyClient(baseURL)
      .from('content')
      .select('title, author_id')
      .eq('slug', slug);
    expect(data).toEqual([{ title: 'Ce texte reste', author_id: account.id }]);

    const dialog = await openAccountDialog(page);
    await expect(dialog.getByLabel('Prénom')).not.toHaveValue('');
    await dialog.getByLabel('Prénom').fill('Inès');
    await endSessionOnServer(page);
    const hiddenDialog = page.getByRole('dialog', { name: 'Mon compte', includeHidden: true });
    await clickBehindDialogs(hiddenDialog.getByRole('button', { name: 'Enregistrer', includeHidden: true }));
    await expect(page.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
    await restoreSessionOnServer(page);
    await signInAgain(page, ACCOUNT_PASSWORD);
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Inès');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(findToast(page, 'Profil mis à jour avec succès')).toBeVisible();
    const profiles = await createSecretKeyClient(baseURL)
      .from('profiles')
      .select('first_name')
      .eq('id', account.id);
    expect(profiles.data).toEqual([{ first_name: 'Inès' }]);
  });
});
