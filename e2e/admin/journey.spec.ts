import { createSecretKeyClient, findMailLink } from '../support/backend.ts';
import { readDashboardCount } from '../support/staff.ts';
import { createUniqueEmail, expect, test } from '../support/test.ts';

/** Grants the role as the operator does in the SQL editor (docs/operate/deploy.md). */
async function grantFirstRole(baseURL: string | undefined, email: string, role: string) {
  const database = createSecretKeyClient(baseURL);
  const { data } = await database.from('profiles').select('id').eq('email', email).single().throwOnError();
  await database.from('user_roles').insert({ user_id: data.id, role }).throwOnError();
}

test('a new colleague signs up, becomes super admin, and sees counts', async ({ page, baseURL }) => {
  const staffEmail = createUniqueEmail('redactrice');
  const password = 'une phrase de passe solide';

  await test.step('staff signs up and follows the link of the mail', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Inscription' }).click();
    const form = page.getByRole('form', { name: 'Inscription' });
    await form.getByLabel('Prénom').fill('Awa');
    await form.getByLabel(/^Nom/).fill('Diallo');
    await form.getByLabel('E-mail').fill(staffEmail);
    await form.getByLabel(/^Mot de passe/).fill(password);
    await form.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText('Inscription réussie', { exact: true })).toBeVisible();
    await expect(page.getByText('Vérifiez votre email pour confirmer votre compte.')).toBeVisible();
    await page.goto(await findMailLink(baseURL, staffEmail));
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(page.getByText('Votre compte attend un rôle', { exact: true })).toBeVisible();
    await expect(page.locator('main li', { hasText: 'Contenus publiés' })).toHaveCount(0);
  });

  await grantFirstRole(baseURL, staffEmail, 'super_admin');

  await test.step('the role opens the dashboard', async () => {
    await page.reload();
    await expect(page.getByRole('banner').getByText('Awa Diallo')).toBeVisible();
    await expect.poll(() => readDashboardCount(page, 'Contenus publiés')).toBeGreaterThan(0);
  });
});
