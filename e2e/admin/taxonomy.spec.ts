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

test('an admin creates, renames, nests, orders and deletes categories', async ({ page, baseURL }) => {
  const categoriesTable = createSecretKeyClient(baseURL).from('categories');
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
  await rowButton(page, 'Monter', second).click();
  await expect(rowButton(page, 'Monter', second)).toBeDisabled();
  await expect(rowButton(page, 'Monter', second)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: second })).toContainText('place 1 sur 2');
  const { data: parentRow } = await categoriesTable.select('id').eq('slug', slug).single();
  const loadSubcategories = async () =>
    (
      await createSecretKeyClient(baseURL)
        .from('categories')
        .select('name, position')
        .eq('parent_id', parentRow?.id ?? '')
        .order('position')
    ).data;
  // polls: the screen shows the new order before the database stores it
  await expect.poll(loadSubcategories).toEqual([
    { name: second, position: 1 },
    { name: first, position: 2 },
  ]);

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

test('an admin creates, renames, merges and deletes tags, with their effect on contents', async ({
  page,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  await signInByRequest(page, getDemoEmail('admin'));
  // other tests add tags to the first page
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
  const { data: content } = await database
    .from('content')
    .insert({ title: duplicate, slug: `texte-${crypto.randomUUID()}` })
    .select('id')
    .single();
  await database.from('content_tags').insert({ content_id: content?.id ?? '', tag_id: tags?.[0]?.id ?? '' });

  await openPath(page, `/admin/tags?${new URLSearchParams({ q: duplicate })}`);
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
  const assignedTags = await database
    .from('content_tags')
    .select('tag_id')
    .eq('content_id', content?.id ?? '');
  expect(assignedTags.data).toEqual([{ tag_id: tags?.[1]?.id }]);

  await openPath(page, `/admin/tags?${new URLSearchParams({ q: target })}`);
  const newName = createUniqueName('Nommé');
  await rowButton(page, 'Modifier', target).click();
  await fillAndSave(page, 'Modifier le tag', { Nom: newName });
  await openPath(page, `/admin/tags?${new URLSearchParams({ q: newName })}`);
  await rowButton(page, 'Supprimer', newName).click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Tag supprimé avec succès')).toBeVisible();
  expect((await database.from('tags').select('id').eq('name', newName)).data).toEqual([]);
});

test('a save, a merge and a deletion respect the changes of a colleague', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const [parent, child, target] = [
    createUniqueName('Parente'),
    createUniqueName('Enfant'),
    createUniqueName('Cible'),
  ];
  for (const name of [parent, child]) await database.from('categories').insert({ name, slug: toSlug(name) });
  for (const name of [child, target]) await database.from('tags').insert({ name, slug: toSlug(name) });
  const categories = () => database.from('categories');
  const { data: parentRow } = await categories().select('id').eq('name', parent).single();
  const parentId = parentRow?.id ?? '';
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(`/admin/categories?${new URLSearchParams({ q: child })}`);

  // the colleague moves the category, this person renames it
  const newName = createUniqueName('Renommée');
  const form = dialog(page, 'Modifier la catégorie');
  await rowButton(page, 'Modifier', child).click();
  await categories().update({ parent_id: parentId }).eq('slug', toSlug(child));
  await fillAndSave(page, 'Modifier la catégorie', { Nom: newName });
  const { data: savedRow } = await categories().select('name, parent_id').eq('slug', toSlug(child)).single();
  expect(savedRow).toEqual({ name: newName, parent_id: parentId });

  // both rename it
  await page.goto(`/admin/categories?${new URLSearchParams({ q: newName })}`);
  await rowButton(page, 'Modifier', newName).click();
  await categories().update({ name: child }).eq('slug', toSlug(child));
  await form.getByLabel('Nom').fill(parent);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByRole('alert')).toContainText('a modifié la même information entre-temps');
  // the dialog keeps the typed name, and the list shows that of the colleague
  await form.getByRole('button', { name: 'Annuler' }).click();
  await question(page).getByRole('button', { name: 'Abandonner' }).click();
  await openPath(page, `/admin/categories?${new URLSearchParams({ q: child })}`);

  // the colleague deletes the chosen parent
  await rowButton(page, 'Modifier', child).click();
  await form.getByLabel('Catégorie parente').selectOption({ label: 'Aucune (premier niveau)' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  await rowButton(page, 'Modifier', child).click();
  await form.getByLabel('Catégorie parente').selectOption({ label: parent });
  await categories().delete().eq('id', parentId);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByRole('alert')).toContainText('L’arborescence a changé entre-temps');
  await form.getByRole('button', { name: 'Annuler' }).click();
  await question(page).getByRole('button', { name: 'Abandonner' }).click();
  await categories().delete().eq('slug', toSlug(child));

  // the colleague deletes the tag that stays after a merge
  await openPath(page, `/admin/tags?${new URLSearchParams({ q: child })}`);
  await rowButton(page, 'Fusionner', child).click();
  const mergeDialog = dialog(page, `Fusionner le tag « ${child} »`);
  await mergeDialog.getByLabel('Tag conservé').fill(target);
  await mergeDialog.getByRole('button', { name: target }).click();
  await database.from('tags').delete().eq('name', target);
  await mergeDialog.getByRole('button', { name: `Fusionner avec « ${target} »` }).click();
  await expect(mergeDialog.getByRole('alert')).toContainText('Le tag à conserver n’existe plus.');
  await mergeDialog.getByRole('button', { name: 'Annuler' }).click();
  await database.from('tags').delete().eq('name', child);
  await rowButton(page, 'Supprimer', child).click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(question(page)).toContainText('Élément introuvable');
  await question(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('a category moves again only after the list shows its new place', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const names = [createUniqueName('Une'), createUniqueName('Deux'), createUniqueName('Trois')];
  const [parent = '', first = '', second = ''] = names;
  const { data: parentRow } = await database
    .from('categories')
    .insert({ name: parent, slug: toSlug(parent) })
    .select('id')
    .single();
  for (const name of [first, second])
    await database.from('categories').insert({ name, slug: toSlug(name), parent_id: parentRow?.id ?? '' });
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/categories');
  await rowButton(page, 'Afficher les sous-catégories de', parent).click();
  const release = await holdRequests(page, '**/rest/v1/categories?select=id%2Cname*');
  const isMoved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await rowButton(page, 'Descendre', first).click();
  await isMoved;
  await expect(rowButton(page, 'Descendre', first)).toBeDisabled();
  await expect(rowButton(page, 'Descendre', second)).toBeDisabled();
  release();
  await expect(rowButton(page, 'Descendre', second)).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: first })).toContainText('place 2 sur 2');
  await database.from('categories').delete().in('name', [first, second]);
  await database.from('categories').delete().eq('name', parent);
});

test('categories and tags count a text and its copy once, or name no number', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const name = createUniqueName('Compte');
  const slug = toSlug(name);
  const [{ data: category }, { data: tag }] = await Promise.all([
    database.from('categories').insert({ name, slug }).select('id').single(),
    database.from('tags').insert({ name, slug }).select('id').single(),
  ]);
  const text = { title: name, slug, category_id: category?.id ?? null };
  const { data: original } = await database.from('content').insert(text).select('id').single();
  const copyColumns = { ...text, copy_of: original?.id ?? null, copied_version: 1 };
  const { data: copy } = await database.from('content').insert(copyColumns).select('id').single();
  for (const content of [original, copy])
    await database.from('content_tags').insert({ content_id: content?.id ?? '', tag_id: tag?.id ?? '' });
  await signInByRequest(page, getDemoEmail('admin'));

  // a deletion names no number of contents when they could not be counted
  const counts = /\/rest\/v1\/(?:categories|tags)\?.*count/;
  await page.route(counts, (route) => route.abort());
  for (const [screen, title, words] of [
    ['categories', 'Catégories', 'Les contenus qui s’y trouvent sont conservés'],
    ['tags', 'Tags', 'Les contenus qui le portent sont conservés'],
  ] as const) {
    await openPath(page, `/admin/${screen}?${new URLSearchParams({ q: name })}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await rowButton(page, 'Supprimer', name).click();
    await expect(question(page)).toContainText(words);
    await question(page).getByRole('button', { name: 'Annuler' }).click();
  }
  await page.unroute(counts);

  for (const [screen, title] of [
    ['categories', 'Catégories'],
    ['tags', 'Tags'],
  ] as const) {
    await openPath(page, `/admin/${screen}?${new URLSearchParams({ q: name })}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main').getByText(/^1\scontenu/)).toBeVisible();
  }
  await database.from('content').delete().eq('slug', slug);
  await database.from('categories').delete().eq('slug', slug);
});
