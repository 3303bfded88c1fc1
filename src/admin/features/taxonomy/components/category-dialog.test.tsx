// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import type { CategoryRow } from '../api/taxonomy-queries';
import { toCategoryTree } from '../category-tree';
import { CategoryDialog } from './category-dialog';

const tree = toCategoryTree([
  { id: 'p', name: 'Programmes', slug: 'programmes', description: '', parent_id: null, position: 1 },
]);

/** Opens the dialog. Returns a function that renders it again, after a colleague deleted the only category. */
function openDialog(row?: CategoryRow) {
  const props = { row, onClose: vi.fn() };
  const { rerender } = renderAdmin(<CategoryDialog {...props} tree={tree} />);
  return () => rerender(<CategoryDialog {...props} tree={[]} />);
}

it('saves no parent after a colleague deleted the chosen parent', async () => {
  let inserted = { parent_id: '' };
  stubApi(({ body }) => {
    inserted = body;
    return inserted.parent_id ? refuse(409, '23503') : { id: 'c' };
  });
  const renderWithoutCategory = openDialog();
  await userEvent.type(screen.getByLabelText(/^Nom/), 'Coulisses');
  const menu = screen.getByLabelText('Catégorie parente');
  await userEvent.selectOptions(menu, 'Programmes');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await save();
  await screen.findByText(/arborescence a changé/);
  renderWithoutCategory();
  expect(menu).toHaveDisplayValue('Aucune (premier niveau)');
  await save();
  expect(inserted).toMatchObject({ name: 'Coulisses', parent_id: null });
});

it('leaves an unchanged parent out of a save after a colleague deleted it', async () => {
  const row = { id: 'e', name: 'Émissions', slug: 'emissions', description: '', parent_id: 'p', position: 1 };
  const changes: unknown[] = [];
  stubApi(({ body }) => {
    changes.push(body);
    return { id: 'e' };
  });
  const renderWithoutCategory = openDialog(row);
  renderWithoutCategory();
  await userEvent.type(screen.getByLabelText(/^Nom/), ' du soir');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(changes).toEqual([{ name: 'Émissions du soir' }]);
});
