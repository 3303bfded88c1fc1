import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ACCOUNT_PASSWORD, signInWithNewAccount, signUpByRequest } from '../support/accounts.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createApiClient, findMailLink } from '../support/backend.ts';
import { getDemoEmail, openAccountDialog, SESSION_STORAGE_KEY, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, createUniqueEmail, expect, test } from '../support/test.ts';

/** Returns the e-mail of the session that the browser stores. */
const readSignedInEmail = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').user?.email as string | undefined,
    SESSION_STORAGE_KEY,
  );

/** Returns the fragment with the tokens of a new session, as old links carried it. */
async function createSessionHash(baseURL: string | undefined, email: string): Promise<string> {
  const { auth } = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  const { data } = await auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  const { access_token, refresh_token } = data.session ?? {};
  return `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=magiclink`;
}

test.use({ expectedLogs: [ANY_LOG] });

test('session tokens and error texts in a URL are ignored, signed in or not', async ({ page, baseURL }) => {
  const session = await createSessionHash(baseURL, getDemoEmail('editor'));
  await page.goto(`/auth${session}`);
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await readSignedInEmail(page)).toBeUndefined();

  // a known error code shows a message of ours, never the text in the address
  const words = 'Appelez+le+0800+123+456';
  const error = `error=access_denied&error_code=otp_expired&error_description=${words}`;
  await page.goto(`/auth?error_description=${words}#${error}`);
  await expect(page.getByRole('alert')).toContainText('Ce lien a expiré ou a déjà servi');
  await expect(page).toHaveURL(/^[^#]*$/);
  await expect(page.locator('body')).not.toContainText('0800');
  // the screen refuses a link of an unknown type
  await page.goto('/auth?token_hash=abc&type=oauth');
  await expect(page.getByText('Aucun de nos messages ne contient ce lien.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(`/admin${session}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  expect(await readSignedInEmail(page)).toBe(getDemoEmail('admin'));
});

test('opening a mail link spends no token; its button does, even after a failure', async ({
  page,
  baseURL,
}) => {
  const { email } = await signUpByRequest(baseURL);
  const link = await findMailLink(baseURL, email);
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) requestedUrls.push(request.url());
  });
  await page.goto(link);
  const button = page.getByRole('button', { name: 'Confirmer mon adresse' });
  await expect(button).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expectNoViolation(page);
  await page.reload();
  await expect(button).toBeVisible();
  expect(requestedUrls).toEqual([]);
  await page.route('**/auth/v1/verify*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Le service est momentanément indisponible.');
  await page.unroute('**/auth/v1/verify*');
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await readSignedInEmail(page)).toBe(email);
});

test('a mail link names the signed-in person and asks; a used link is reported', async ({
  page,
  baseURL,
}) => {
  const { email } = await signUpByRequest(baseURL);
  const link = await findMailLink(baseURL, email);
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(link);
  await expect(page.getByText(`Vous êtes connecté avec ${getDemoEmail('admin')}`)).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Rester connecté' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await readSignedInEmail(page)).toBe(getDemoEmail('admin'));

  const button = page.getByRole('button', { name: 'Continuer avec ce lien' });
  await page.goto(link);
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await readSignedInEmail(page)).toBe(email);

  // a used link keeps the session, and the screen offers a new link
  await page.goto(link);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  );
  expect(await readSignedInEmail(page)).toBe(email);
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
});

test('old and new e-mail address confirm a change, with or without a session', async ({ page, baseURL }) => {
  const account = await signInWithNewAccount(page, baseURL, 'editor');
  await page.goto('/admin/categories');
  const newEmail = createUniqueEmail('nouvelle');
  const accountDialog = await openAccountDialog(page);
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer d’adresse' });
  const submitButton = dialog.getByRole('button', { name: 'Demander le changement' });
  await dialog.getByLabel('Nouvelle adresse').fill(getDemoEmail('contributor'));
  await dialog.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('pas celui-là');
  await submitButton.click();
  await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(ACCOUNT_PASSWORD);
  await submitButton.click();
  await expect(dialog.getByText('Un autre compte a déjà cette adresse.')).toBeVisible();
  await expect(dialog.getByLabel('Nouvelle adresse')).toBeFocused();
  await expectNoViolation(page);
  await dialog.getByLabel('Nouvelle adresse').fill(newEmail);
  await submitButton.click();
  await expect(page.getByText('Vérifiez vos deux boîtes')).toBeVisible();
  await expect(accountDialog).toContainText(newEmail);

  const confirmButton = page.getByRole('button', { name: 'Confirmer ma nouvelle adresse' });
  // as in another browser, without a session
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_STORAGE_KEY);
  await page.goto(await findMailLink(baseURL, newEmail));
  await confirmButton.click();
  await expect(page.getByText('Cette adresse a confirmé.')).toBeVisible();
  await page.getByRole('link', { name: 'Aller à l’administration' }).click();
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();

  await signInByRequest(page, account.email, ACCOUNT_PASSWORD);
  await page.goto(await findMailLink(baseURL, account.email));
  await expect(page.getByText(`Vous êtes connecté avec ${account.email}. Vous le restez.`)).toBeVisible();
  await confirmButton.click();
  await expect(page.getByText('le compte a sa nouvelle adresse')).toBeVisible();
  await page.getByRole('link', { name: 'Aller à l’administration' }).click();
  await openAccountDialog(page);
  await expect(accountDialog).toContainText(newEmail);
  await expect(accountDialog).not.toContainText('Changement demandé');
  await signInByRequest(page, newEmail, ACCOUNT_PASSWORD);
});
