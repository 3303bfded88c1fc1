import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { signUpByRequest } from '../support/accounts.ts';
import { confirmAccountByMail, findMailLink } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByForm, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';

test('sign-in leads to the requested screen; signing out ends the session in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/admin/content?status=draft#contenu');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/');
  await signInByForm(page, getDemoEmail('editor'), DEMO_PASSWORD);
  await expect(page).toHaveURL('/admin/content?status=draft#contenu');
  await expect(page.getByText('Connexion réussie')).toBeVisible();
  await expect(page.getByText("Bienvenue dans l'administration!")).toBeVisible();

  // /auth leads a signed-in person to the dashboard
  await openPath(page, '/auth');
  await expect(page).toHaveURL('/admin');

  // signing out in one tab also signs out the second tab
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
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeFocused();
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

  test('sign-in and sign-up show the error and keep the typed values', async ({ page }) => {
    await page.goto('/auth');
    const signInForm = await signInByForm(page, 'personne@exemple.com', 'une phrase');
    await expect(page.getByText('Erreur de connexion')).toBeVisible();
    await expect(signInForm.getByRole('alert')).toContainText('Invalid login credentials');
    await expect(signInForm.getByRole('alert')).toContainText('E-mail ou mot de passe incorrect.');
    const signInButton = signInForm.getByRole('button', { name: 'Se connecter' });
    await expect(signInButton).toBeEnabled();
    const tokenRequests = /\/auth\/v1\/token/;
    await faults.injectFault(page, tokenRequests, faults.captivePortalFault);
    await signInButton.click();
    await expect(signInForm.getByRole('alert')).toHaveText(faults.expectedAdminErrorMessages.network);
    await expect(signInButton).toBeEnabled();
    await expect(signInForm.getByLabel('E-mail')).toHaveValue('personne@exemple.com');
    await expect(page.getByText('Connexion réussie')).toHaveCount(0);

    // without the list of common passwords, the server decides
    await page.route(/passwords-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('tab', { name: 'Inscription' }).click();
    const form = page.getByRole('form', { name: 'Inscription' });
    await form.getByLabel('Prénom').fill('Aïcha');
    await form.getByLabel(/^Nom/).fill('Kaboré');
    await form.getByLabel('E-mail').fill('aicha@exemple.com');
    const field = form.getByRole('textbox', { name: /^Mot de passe/ });
    await field.fill('liverpool');
    await form.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText("Erreur d'inscription")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/trop court, trop répandu ou déjà divulgué/);
    await expect(form.getByLabel('Prénom')).toHaveValue('Aïcha');
  });
});
