import type { Page } from '@playwright/test';
import { database } from '../support/backend.ts';
import { insertContent, pressSaveButton } from '../support/content.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const newSlug = () => `essai-${crypto.randomUUID().slice(0, 8)}`;

async function fillEditor(page: Page, title: string, slug: string) {
  await page.goto('/admin/content/nouveau');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Contenu').fill('Un texte que personne ne veut perdre.');
}

test('the content list starts with the newest, and its address holds filter and search', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/content');
  const rows = page.locator('table tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  const creationDates = await rows.evaluateAll((elements) =>
    elements.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? ''),
  );
  expect(creationDates).toEqual([...creationDates].sort().reverse());

  const title = (await rows.first().getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await page.getByLabel('Rechercher un contenu').fill(title);
  await expect(page).toHaveURL(/[?&]\w+=/);
  await expect(rows.first()).toContainText(title);

  await page.goto('/admin/content?status=archived');
  await expect(rows.first()).toContainText('Archivé');
  await expect(page.locator('table tbody')).not.toContainText('Brouillon');

  // the search stays when a filter is pressed right after it
  await page.getByLabel('Rechercher un contenu').pressSequentially('le');
  await page.getByRole('link', { name: 'Publié', exact: true }).click();
  await expect(page).toHaveURL(/status=published/);
  await expect(page).toHaveURL(/q=le/);
  await expect(page.getByLabel('Rechercher un contenu')).toHaveValue('le');
});

test('the content form refuses an empty title or slug, saves once, confirms leaving', async ({
  page,
  baseURL,
}) => {
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/content/nouveau');
  await pressSaveButton(page);
  await expect(page.getByLabel('Titre')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Deux clics');
  await page.getByLabel('Slug').fill('Pas Valable !');
  await pressSaveButton(page);
  await expect(page.getByText('Seulement des minuscules sans accent')).toBeVisible();

  const slug = newSlug();
  await page.getByLabel('Slug').fill(slug);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).dblclick();
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  const { data } = await database(baseURL).from('content').select('version').eq('slug', slug);
  expect(data).toEqual([{ version: 1 }]);

  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Presque parti');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Presque parti');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the editor links back to the filtered list; an unknown id shows 404', async ({ page, baseURL }) => {
  const { id, title } = await insertContent(baseURL);
  await openSession(page, demoEmail('admin'));
  await page.goto(`/admin/content/${id}?status=draft`);
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL('/admin/content?status=draft');
  await page.goto('/admin/content/nulle-part');
  await expect(page.getByText('404')).toBeVisible();
});

test('a new content starts empty after a saved one, and saving keeps the caret', async ({ page }) => {
  await openSession(page, demoEmail('editor'));
  await fillEditor(page, 'Le premier', newSlug());
  const text = page.getByLabel('Contenu');
  await text.press('Control+s');
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content\/[\da-f-]{36}$/);
  await expect(text).toBeFocused();
  await page.getByRole('textbox', { name: 'Titre', exact: true }).press('Control+k');
  await page.keyboard.type('nouveau contenu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/content/nouveau');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('');
});

test.describe('failures', () => {
  test.use({ expectedLogs: [/./] });

  test('a taken slug shows an error, and an offline save is sent once', async ({
    page,
    context,
    baseURL,
  }) => {
    await openSession(page, demoEmail('editor'));
    const { data } = await database(baseURL).from('content').select('slug').limit(1).single();
    await fillEditor(page, 'Hors ligne', data?.slug ?? '');
    await pressSaveButton(page);
    await expect(page.getByText('Impossible de sauvegarder le contenu')).toBeVisible();
    await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();
    await expect(page.getByLabel('Contenu')).toHaveText('Un texte que personne ne veut perdre.');

    const slug = newSlug();
    await page.getByLabel('Slug').fill(slug);
    await context.setOffline(true);
    await pressSaveButton(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Hors connexion' })).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Hors ligne');
    await context.setOffline(false);
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible();
    const storedRows = await database(baseURL).from('content').select('title, version').eq('slug', slug);
    expect(storedRows.data).toEqual([{ title: 'Hors ligne', version: 1 }]);
  });
});

test.describe('per role', () => {
  test('a contributor writes drafts and sees no other status', async ({ page, baseURL }) => {
    await openSession(page, demoEmail('contributor'));
    const slug = newSlug();
    await fillEditor(page, 'Un brouillon', slug);
    await expect(page.getByText('un éditeur les publie')).toBeVisible();
    await pressSaveButton(page);
    await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('status').eq('slug', slug);
    expect(data).toEqual([{ status: 'draft' }]);
  });

  test('an admin sees the delete button, an editor does not', async ({ page }) => {
    await openSession(page, demoEmail('editor'));
    await page.goto('/admin/content?status=published');
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
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
});
