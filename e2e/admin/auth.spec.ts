import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { signUpByRequest } from '../support/accounts.ts';
import { confirmAccountByMail, findMailLink } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByForm, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, createUniqueEmail, expect, openPath, test } from '../support/test.ts';

/** Opens « Inscription » on the sign-in screen and fills it, except the password. */
async function fillSignUpForm(page: Page, firstName: string, lastName: string, email: string) {
  await page.getByRole('tab', { name: 'Inscription' }).click();
  const form = page.getByRole('form', { name: 'Inscription' });
  await form.getByLabel('Prénom').fill(firstName);
  await form.getByLabel(/^Nom/).fill(lastName);
  await form.getByLabel('E-mail').fill(email);
  return form;
}

test('the guard leads to the requested screen; signing out ends every tab', async ({ page, context }) => {
  await page.goto('/admin/content?status=draft#contenu');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/');
  await signInByForm(page, getDemoEmail('editor'), DEMO_PASSWORD);
  await expect(page).toHaveURL('/admin/content?status=draft#contenu');
  await expect(page.getByText('Connexion réussie')).toBeVisible();
  await expect(page.getByText("Bienvenue dans l'administration!")).toBeVisible();

  // a signed-in person skips the sign-in
  await openPath(page, '/auth');
  await expect(page).toHaveURL('/admin');

  // signing out in one tab signs out the other
  const otherPage = await context.newPage();
  await otherPage.goto('/admin/tags');
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByText('Vous avez été déconnecté avec succès.')).toBeVisible();
  await expect(otherPage).toHaveURL('/auth');
});

test('a forgotten password is replaced through the mail, and the new one works', async ({
  page,
  baseURL,
}) => {
  const { email } = await signUpByRequest(baseURL);
  await confirmAccountByMail(baseURL, email);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveURL('/auth?mode=reset');
  // the sign-in form may still be in its closing animation
  await page
    .locator('form', { has: page.getByRole('button', { name: 'Recevoir le lien' }) })
    .getByLabel('E-mail')
    .fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('le lien vient de partir')).toBeVisible();
  await page.goto(await findMailLink(baseURL, email));
  await page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('second mot de passe');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié')).toBeVisible();
  await signInByRequest(page, email, 'second mot de passe');
});

test.describe('failures', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('sign-in and sign-up show the error, refuse weak passwords, and keep the typed values', async ({
    page,
    context,
  }) => {
    const passwordListUrls: string[] = [];
    page.on('request', (request) => {
      if (/passwords-[^/]*\.js$/.test(request.url())) passwordListUrls.push(request.url());
    });
    await page.goto('/auth');
    const signInForm = await signInByForm(page, 'personne@exemple.com', 'une phrase');
    await expect(page.getByText('Erreur de connexion')).toBeVisible();
    await expect(signInForm.getByRole('alert')).toContainText('Invalid login credentials');
    await expect(signInForm.getByRole('alert')).toContainText('E-mail ou mot de passe incorrect.');
    await expect(signInForm.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
    await context.setOffline(true);
    await signInForm.getByRole('button', { name: 'Se connecter' }).click();
    await expect(signInForm.getByRole('alert')).toContainText(/réseau/);
    await expect(signInForm.getByLabel('E-mail')).toHaveValue('personne@exemple.com');
    await context.setOffline(false);
    const tokenRequests = /\/auth\/v1\/token/;
    await faults.injectFault(page, tokenRequests, faults.captivePortalFault);
    const tokenResponse = page.waitForResponse(tokenRequests);
    await signInForm.getByRole('button', { name: 'Se connecter' }).click();
    await (await tokenResponse).finished();
    await expect(signInForm.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
    await expect(signInForm.getByRole('alert')).toHaveText(faults.expectedAdminErrorMessages.network);
    await expect(page.getByText('Connexion réussie')).toHaveCount(0);

    // the list of common passwords loads once, at the first typed password
    const signUpForm = await fillSignUpForm(page, 'Aïcha', 'Kaboré', 'aicha@exemple.com');
    expect(passwordListUrls).toEqual([]);
    const field = signUpForm.getByRole('textbox', { name: /^Mot de passe/ });
    for (const [password, refusal] of [
      ['court', 'Le mot de passe compte au moins 8 caractères.'],
      ['MotDePasse', 'Ce mot de passe est trop répandu'],
      ['soleil-kabore', 'Le mot de passe ne doit contenir ni votre nom ni votre adresse.'],
    ] as const) {
      await field.fill(password);
      await signUpForm.getByRole('button', { name: "S'inscrire" }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(refusal));
    }
    expect(passwordListUrls).toHaveLength(1);
    await field.fill('une phrase de passe');
    await faults.injectFault(page, /\/auth\/v1\/signup/, faults.captivePortalFault);
    await signUpForm.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText("Erreur d'inscription")).toBeVisible();
    await expect(signUpForm.getByRole('alert')).toContainText(faults.expectedAdminErrorMessages.network);
    await expect(signUpForm.getByLabel('Prénom')).toHaveValue('Aïcha');
    await expect(signUpForm.getByLabel('E-mail')).toHaveValue('aicha@exemple.com');
  });

  test('a missing list of passwords leaves the decision to the server', async ({ page }) => {
    await page.route(/passwords-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/auth');
    const form = await fillSignUpForm(page, 'Aïcha', 'Kaboré', createUniqueEmail('aicha'));
    const field = form.getByRole('textbox', { name: /^Mot de passe/ });
    await field.fill('liverpool');
    await form.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText("Erreur d'inscription")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/trop court, trop répandu ou déjà divulgué/);
    await field.fill('une phrase de passe');
    await form.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText('Vérifiez votre email pour confirmer votre compte.')).toBeVisible();
  });
});
