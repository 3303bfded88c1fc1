import type { Page } from '@playwright/test';
import { database } from './support/backend.ts';
import { demoEmail, openSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const newSlug = () => `essai-${crypto.randomUUID().slice(0, 8)}`;

async function write(page: Page, title: string, slug: string) {
  await page.goto('/admin/content?nouveau');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Contenu').fill('Un texte que personne ne veut perdre.');
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

test('the list is newest first, filtered by status and searched by title, all in the address', async ({
  page,
}) => {
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/content');
  const rows = page.locator('table tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  const created = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? ''),
  );
  expect(created).toEqual([...created].sort().reverse());

  const title = (await rows.first().getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await page.getByLabel('Rechercher un titre').fill(title);
  await expect(page).toHaveURL(/[?&]\w+=/);
  await expect(rows.first()).toContainText(title);

  await page.goto('/admin/content?status=archived');
  await expect(rows.first()).toContainText('Archivé');
  await expect(page.locator('table tbody')).not.toContainText('Brouillon');
});

test('a search and the filter pressed right after it both hold', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/content');
  await expect(page.locator('table tbody tr').first()).toBeVisible();
  await page.getByLabel('Rechercher un titre').pressSequentially('le');
  await page.getByRole('link', { name: 'Publié', exact: true }).click();
  await expect(page).toHaveURL(/status=published/);
  await expect(page).toHaveURL(/q=le/);
  await expect(page.getByLabel('Rechercher un titre')).toHaveValue('le');
});

test('an empty title or a malformed slug is refused in the form', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/content?nouveau');
  await save(page);
  await expect(page.getByLabel('Titre')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Un titre');
  await page.getByLabel('Slug').fill('Pas Valable !');
  await save(page);
  await expect(page.getByText('Seulement des minuscules sans accent')).toBeVisible();
});

test('a double click saves once', async ({ page, baseURL }) => {
  await openSession(page, demoEmail('editor'));
  const slug = newSlug();
  await write(page, 'Deux clics', slug);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).dblclick();
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  const { data } = await database(baseURL).from('content').select('version').eq('slug', slug);
  expect(data).toEqual([{ version: 1 }]);
});

test('leaving with unsaved text asks first', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  await write(page, 'Presque parti', newSlug());
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Presque parti');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL('/admin');
});

test.describe('failures', () => {
  test.use({ expectedLogs: [/./] });

  test('a slug already taken is named at its field, and the text stays', async ({ page, baseURL }) => {
    await openSession(page, demoEmail('editor'));
    const { data } = await database(baseURL).from('content').select('slug').limit(1).single();
    await write(page, 'Un doublon', data?.slug ?? '');
    await save(page);
    await expect(page.getByText('Impossible de sauvegarder le contenu')).toBeVisible();
    await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();
    await expect(page.getByLabel('Contenu')).toHaveText('Un texte que personne ne veut perdre.');
  });

  test('without network nothing typed is lost, and it is saved once without another press', async ({
    page,
    context,
    baseURL,
  }) => {
    await openSession(page, demoEmail('editor'));
    const slug = newSlug();
    await write(page, 'Hors ligne', slug);
    await context.setOffline(true);
    await save(page);
    await expect(page.getByText('Impossible de sauvegarder le contenu')).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Hors ligne');
    await context.setOffline(false);
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('title, version').eq('slug', slug);
    expect(data).toEqual([{ title: 'Hors ligne', version: 1 }]);
  });

  test('a deletion that fails says so and keeps the row', async ({ page, baseURL }) => {
    await openSession(page, demoEmail('admin'));
    const slug = newSlug();
    await write(page, 'Tient bon', slug);
    await save(page);
    await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
    await page.route('**/rest/v1/content?*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le contenu')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('title').eq('slug', slug);
    expect(data).toEqual([{ title: 'Tient bon' }]);
  });

  test('an expired session keeps the draft and offers to sign in again', async ({ page }) => {
    await openSession(page, demoEmail('editor'));
    await write(page, 'Session perdue', newSlug());
    await page.route('**/rest/v1/rpc/save_content?*', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"code":"PGRST303","message":"JWT expired"}',
      }),
    );
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"code":"refresh_token_not_found","message":"Invalid Refresh Token"}',
      }),
    );
    await save(page);
    await expect(page.getByText(/session a expiré/i).first()).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Session perdue');
  });
});

test.describe('per role', () => {
  test('a contributor writes drafts and sees no other choice', async ({ page, baseURL }) => {
    await openSession(page, demoEmail('contributor'));
    const slug = newSlug();
    await write(page, 'Un brouillon', slug);
    await expect(page.getByText('un éditeur les publie')).toBeVisible();
    await save(page);
    await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('status').eq('slug', slug);
    expect(data).toEqual([{ status: 'draft' }]);
  });

  test('an editor has no delete, an admin has', async ({ page }) => {
    await openSession(page, demoEmail('editor'));
    await page.goto('/admin/content?status=published');
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/auth');
    await openSession(page, demoEmail('admin'));
    await page.goto('/admin/content?status=published');
    await expect(page.getByRole('button', { name: /^Supprimer/ }).first()).toBeVisible();
  });

  test('a moderator changes the status and not the text', async ({ page }) => {
    await openSession(page, demoEmail('moderator'));
    await page.goto('/admin/content?status=published');
    await page.locator('table tbody a').first().click();
    await expect(
      page.getByText('Votre rôle permet de changer le statut de ce contenu, pas son texte.'),
    ).toBeVisible();
    await expect(page.getByLabel('Titre')).not.toBeEditable();
    await expect(page.getByLabel('Statut')).toBeEditable();
  });

  test('a person without a role sees an empty list that explains itself', async ({ page }) => {
    await openSession(page, demoEmail(null));
    await page.goto('/admin/content');
    await expect(page.getByText('Votre compte attend un rôle').first()).toBeVisible();
    await expect(page.locator('table')).toHaveCount(0);
  });
});
