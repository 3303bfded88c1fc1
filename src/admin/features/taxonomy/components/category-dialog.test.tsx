// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { toCategoryTree } from '../category-tree';
import { CategoryDialog } from './category-dialog';

const tree = toCategoryTree([
  { id: 'p', name: 'Programmes', slug: 'programmes', description: '', parent_id: null, position: 1 },
]);

/** Loads the tree after a colleague has deleted its only category. */
let reloadTree = () => {};

function DialogOfTree() {
  const [categories, setCategories] = useState(tree);
  reloadTree = () => setCategories([]);
  return <CategoryDialog tree={categories} onClose={vi.fn()} />;
}

it('saves the parent that the menu shows after a colleague deleted the chosen one', async () => {
  let inserted = { parent_id: '' };
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { body }: RequestInit = {}) => {
    inserted = JSON.parse(String(body));
    return inserted.parent_id
      ? Response.json({ code: '23503' }, { status: 409 })
      : Response.json({ id: 'c' }, { status: 201 });
  });
  renderAdmin(<DialogOfTree />);
  await userEvent.type(screen.getByLabelText(/^Nom/), 'Coulisses');
  const menu = screen.getByLabelText('Catégorie parente');
  await userEvent.selectOptions(menu, 'Programmes');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await save();
  await screen.findByText(/arborescence a changé/);
  act(reloadTree);
  expect(menu).toHaveDisplayValue('Aucune (premier niveau)');
  await save();
  expect(inserted).toMatchObject({ name: 'Coulisses', parent_id: null });
});
