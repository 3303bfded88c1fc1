// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { neverAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
import { ContentTaxonomyFields } from './content-taxonomy-fields';

const categories = [
  { id: 'p', name: 'Programmes', slug: 'programmes', description: '', parent_id: null, position: 1 },
  { id: 'c', name: 'Coulisses', slug: 'coulisses', description: '', parent_id: 'p', position: 1 },
];
const tags = [
  { id: 't1', name: 'Abidjan', slug: 'abidjan' },
  { id: 't2', name: 'Bamako', slug: 'bamako' },
  { id: 't4', name: 'Abidjan Plateau', slug: 'abidjan-plateau' },
];

const createdTag = { id: 't3', name: 'Cotonou', slug: 'cotonou' };

/** Stubs the tables behind the fields. Returns the writes: method, table and body. */
function stubTables(createTag: () => unknown = () => createdTag) {
  const writes: string[] = [];
  stubApi(({ url, method, body }) => {
    const table = url.pathname.split('/').at(-1);
    if (method !== 'GET') writes.push(`${method} ${table} ${JSON.stringify(body)}`);
    if (table === 'categories') return categories;
    if (method === 'POST') return createTag();
    // "like(all).{%abid%}" → "abid"
    const searchText = url.searchParams.get('search_name')?.replace(/^like\(all\)\.{%|%}$/g, '') ?? '';
    const ids = url.searchParams.get('id');
    return tags.filter(({ id, name }) => (ids ? ids.includes(id) : name.toLowerCase().includes(searchText)));
  });
  return writes;
}

function Editor({ readOnly = false, mayCreateTags = true, initialCategoryId = 'c' }) {
  const [categoryId, setCategoryId] = useState<string | null>(initialCategoryId);
  const [tagIds, setTagIds] = useState(['t1']);
  return (
    <>
      <ContentTaxonomyFields
        categoryId={categoryId}
        onCategoryChange={setCategoryId}
        tagIds={tagIds}
        onTagsChange={setTagIds}
        readOnly={readOnly}
        mayCreateTags={mayCreateTags}
      />
      <output>{JSON.stringify({ categoryId, tagIds })}</output>
    </>
  );
}

const readChoices = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');

it('changes the category and the tags of a text', async () => {
  stubTables();
  renderAdmin(<Editor />);
  await screen.findByRole('button', { name: 'Retirer le tag «\u00a0Abidjan\u00a0»' });
  const categorySelect = screen.getByLabelText('Catégorie');
  expect(categorySelect).toHaveValue('c');
  await userEvent.selectOptions(categorySelect, 'Programmes');
  expect(readChoices().categoryId).toBe('p');
  await userEvent.selectOptions(categorySelect, 'Aucune catégorie');
  expect(readChoices().categoryId).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter le tag «\u00a0Bamako\u00a0»' }));
  expect(readChoices().tagIds).toEqual(['t1', 't2']);
  // The pressed button disappears, so the group takes the focus.
  const tagGroup = screen.getByRole('group', { name: 'Tags' });
  expect(tagGroup).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le tag «\u00a0Abidjan\u00a0»' }));
  expect(readChoices().tagIds).toEqual(['t2']);
  expect(tagGroup).toHaveFocus();
});

it('reports a category that a colleague deleted, until another choice', async () => {
  stubTables();
  renderAdmin(<Editor initialCategoryId="gone" />);
  const message = 'Cette catégorie n’existe plus\u00a0: choisissez-en une autre, ou aucune.';
  const categorySelect = screen.getByLabelText('Catégorie');
  await vi.waitFor(() => expect(categorySelect).toHaveAccessibleDescription(message));
  await userEvent.selectOptions(categorySelect, 'Aucune catégorie');
  expect(readChoices().categoryId).toBeNull();
  expect(categorySelect).not.toHaveAccessibleDescription();
});

it('creates a missing tag for people with permission', async () => {
  const writes = stubTables();
  renderAdmin(<Editor />);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), 'Cotonou');
  await userEvent.click(await screen.findByRole('button', { name: 'Créer «\u00a0Cotonou\u00a0»' }));
  await vi.waitFor(() => expect(readChoices().tagIds).toEqual(['t1', 't3']));
  expect(writes).toEqual(['POST tags {"name":"Cotonou","slug":"cotonou"}']);
});

it.each([
  ['#Fespaco', '23505', 'Un tag au nom très proche existe déjà'],
  ['日本', '23514', 'Le nom doit comporter une lettre'],
])('says why the tag %s is refused', async (name, code, reason) => {
  stubTables(() => refuse(409, code));
  renderAdmin(<Editor />);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), name);
  await userEvent.click(await screen.findByRole('button', { name: /^Créer/ }));
  expect(await screen.findByText(new RegExp(reason))).toBeVisible();
});

it('keeps the typed name and the chosen tag while another tag is created', async () => {
  let answerCreation: (tag: typeof createdTag) => void = () => undefined;
  stubTables(() => new Promise((resolve) => (answerCreation = resolve)));
  renderAdmin(<Editor />);
  const nameField = screen.getByLabelText('Ajouter un tag');
  await userEvent.type(nameField, 'Cotonou');
  await userEvent.click(await screen.findByRole('button', { name: 'Créer «\u00a0Cotonou\u00a0»' }));
  await userEvent.clear(nameField);
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter le tag «\u00a0Bamako\u00a0»' }));
  await userEvent.type(nameField, 'Dakar');
  answerCreation(createdTag);
  await vi.waitFor(() => expect(readChoices().tagIds).toEqual(['t1', 't2', 't3']));
  expect(nameField).toHaveValue('Dakar');
});

it('adds no suggestion of an earlier search while the new search loads', async () => {
  const writes = stubTables();
  renderAdmin(<Editor />);
  await screen.findByRole('button', { name: 'Ajouter le tag «\u00a0Bamako\u00a0»' });
  stubApi(neverAnswer);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), 'Cotonou{Enter}');
  expect(readChoices().tagIds).toEqual(['t1']);
  expect(screen.queryByRole('button', { name: /Créer/ })).toBeNull();
  expect(writes).toEqual([]);
});

it('adds no tag when Enter follows the name of a chosen tag', async () => {
  stubTables();
  renderAdmin(<Editor />);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), 'abidjan');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Bamako/ })).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(readChoices().tagIds).toEqual(['t1']);
});

it('suggests the tag with the typed name before eight other matches', async () => {
  const others = Array.from({ length: 8 }, (_, index) => `Festival ${index} de Mali`);
  const longList = [...others, 'Mali'].map((name) => ({ id: name, name, slug: `${name}-renomme` }));
  stubApi(({ url }) => {
    const { pathname, searchParams } = url;
    if (pathname.endsWith('/categories')) return categories;
    const searchedName = searchParams.get('search_name')?.match(/^eq\.(.*)/)?.[1];
    const limit = Number(searchParams.get('limit') ?? 100);
    return longList
      .filter(({ name }) => !searchedName || searchedName === name.toLowerCase())
      .slice(0, limit);
  });
  renderAdmin(<Editor />);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), 'mali');
  await screen.findByRole('button', { name: 'Ajouter le tag «\u00a0Mali\u00a0»' });
  expect(screen.queryByRole('button', { name: /Créer/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(readChoices().tagIds).toEqual(['t1', 'Mali']);
});

it('offers no creation without permission', async () => {
  stubTables();
  renderAdmin(<Editor mayCreateTags={false} />);
  await userEvent.type(screen.getByLabelText('Ajouter un tag'), 'Cotonou');
  await screen.findByText('Aucun tag ne correspond.');
  expect(screen.queryByRole('button', { name: /Créer/ })).toBeNull();
});

it('offers no change in read-only mode', async () => {
  stubTables();
  renderAdmin(<Editor readOnly />);
  await screen.findByText('Abidjan');
  expect(screen.getByLabelText('Catégorie')).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});
