import type { Page } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

/** Returns a unique name. Its slug is the name in lower case, with a hyphen for the space. */
const createUniqueName = (word: string) => `${word} ${createUniqueWord()}`;

const toSlug = (name: string) => name.toLowerCase().replace(' ', '-');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const row = (page: Page, name: string) => page.locator('main li').filter({ hasText: name }).last();
const rowButton = (page: Page, verb: string, name: string) =>
  page.getByRole('button', { name: `${verb} « ${name} »`, exact: true });

async function fillAndSave(page: Page, title: string, fields: Record<string, string>) {
  const form = dialog(page, title);
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
}

test('an admin creates, orders, renames and deletes categories', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible();
  for (const name of ['Actualités', 'Programmes', 'Cinéma et séries']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Vie du groupe', { exact: true })).toBeHidden();
  await rowButton(page, 'Afficher les sous-catégories de', 'Actualités').click();
  await expect(row(page, 'Vie du groupe').getByRole('link', { name: /\d\scontenu/ })).toBeVisible();

  const parent = createUniqueName('Rubrique');
  const slug = toSlug(parent);
  await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
  const form = dialog(page, 'Nouvelle catégorie');
  await form.getByLabel('Nom').fill('Actualités');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Ce slug est déjà utilisé')).toBeVisible();
  await expect(form.getByLabel('Slug')).toBeFocused();
  await form.getByLabel('Nom').fill(parent);
  await expect(form.getByLabel('Slug')).toHaveValue(slug);
  await fillAndSave(page, 'Nouvelle catégorie', { Description: 'Pour un essai.' });
  await expect(page.getByText('Catégorie créée avec succès')).toBeVisible();

  const [first, second] = [createUniqueName('Première'), createUniqueName('Seconde')];
  for (const name of [first, second]) {
    await rowButton(page, 'Ajouter une sous-catégorie à', parent).click();
    await fillAndSave(page, 'Nouvelle catégorie', { Nom: name });
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  // after a move, the buttons are disabled until the list shows the new order
  const release = await holdRequests(page, '**/rest/v1/categories?select=id%2Cname*');
  const moveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await rowButton(page, 'Monter', second).click();
  await moveResponse;
  await expect(rowButton(page, 'Descendre', first)).toBeDisabled();
  await expect(rowButton(page, 'Descendre', second)).toBeDisabled();
  release();
  await expect(rowButton(page, 'Descendre', second)).toBeEnabled();
  await expect(rowButton(page, 'Monter', second)).toBeDisabled();
  await expect(rowButton(page, 'Monter', second)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: second })).toContainText('place 1 sur 2');

  await rowButton(page, 'Supprimer', parent).click();
  await expect(question(page)).toContainText('2 sous-catégories s’y trouvent');
  await expect(question(page).getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
  await question(page).getByRole('button', { name: 'Fermer' }).click();

  const newName = createUniqueName('Renommée');
  await rowButton(page, 'Modifier', first).click();
  await fillAndSave(page, 'Modifier la catégorie', { Nom: newName });
  for (const name of [newName, second, parent]) {
    await rowButton(page, 'Supprimer', name).click();
    await expect(question(page)).toContainText('Aucun contenu ne s’y trouve.');
    await question(page).getByRole('button', { name: 'Supprimer' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByText(name, { exact: true })).toBeHidden();
    await expect(page.locator('[data-list]')).toBeFocused();
  }
  const remainingRows = await createSecretKeyClient(baseURL)
    .from('categories')
    .select('name')
    .in('name', [parent, second, newName]);
  expect(remainingRows.data).toEqual([]);
});

test('an admin creates, merges, renames and deletes tags, with their effect on contents', async ({
  page,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  await signInByRequest(page, getDemoEmail('admin'));
  // with a search, because other tests add tags to the first page
  await page.goto('/admin/tags?q=marmite');
  await expect(page.getByText('Marmite Channel', { exact: true })).toBeVisible();

  const [duplicate, target] = [createUniqueName('Doublon'), createUniqueName('Gardé')];
  for (const name of [duplicate, target]) {
    await page.getByRole('button', { name: 'Nouveau tag' }).click();
    await fillAndSave(page, 'Nouveau tag', { Nom: name });
  }
  const { data: tags } = await database
    .from('tags')
    .select('id, name')
    .in('name', [duplicate, target])
    .order('name');
  const insertTaggedContent = async (columns: { copy_of?: string; copied_version?: number }) => {
    const { data } = await database
      .from('content')
      .insert({ title: duplicate, slug: `texte-${crypto.randomUUID()}`, ...columns })
      .select('id')
      .single()
      .throwOnError();
    await database.from('content_tags').insert({ content_id: data.id, tag_id: tags?.[0]?.id ?? '' });
    return data.id;
  };
  const id = await insertTaggedContent({});
  const copyId = await insertTaggedContent({ copy_of: id, copied_version: 1 });

  await openPath(page, `/admin/tags?${new URLSearchParams({ q: duplicate })}`);
  // a text and its working copy count as one
  await expect(row(page, duplicate)).toContainText('1 contenu');
  await rowButton(page, 'Supprimer', duplicate).click();
  await expect(question(page)).toContainText('Le contenu qui le porte est conservé, sans ce tag.');
  await question(page).getByRole('button', { name: 'Annuler' }).click();

  await rowButton(page, 'Fusionner', duplicate).click();
  const mergeDialog = dialog(page, `Fusionner le tag « ${duplicate} »`);
  await mergeDialog.getByRole('button', { name: 'Fusionner' }).click();
  await expect(mergeDialog.getByText('Choisissez le tag à conserver.')).toBeVisible();
  await mergeDialog.getByLabel('Tag conservé').fill(target);
  await mergeDialog.getByRole('button', { name: target }).click();
  await mergeDialog.getByRole('button', { name: `Fusionner avec « ${target} »` }).click();
  await expect(page.getByText('Tags fusionnés avec succès')).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  const assignedTags = await database.from('content_tags').select('tag_id').eq('content_id', id);
  expect(assignedTags.data).toEqual([{ tag_id: tags?.[1]?.id }]);

  await openPath(page, `/admin/tags?${new URLSearchParams({ q: target })}`);
  const newName = `${target} bis`;
  await rowButton(page, 'Modifier', target).click();
  await fillAndSave(page, 'Modifier le tag', { Nom: newName });
  await rowButton(page, 'Supprimer', newName).click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Tag supprimé avec succès')).toBeVisible();
  expect((await database.from('tags').select('id').eq('name', newName)).data).toEqual([]);
  await database.from('content').delete().in('id', [id, copyId]);
});
