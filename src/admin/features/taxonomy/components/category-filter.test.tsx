// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { CategoryFilter } from './category-filter';

it('shows that the category of the address was deleted, and removes the filter', async () => {
  stubApi(() => []);
  const onChange = vi.fn();
  renderAdmin(<CategoryFilter value="gone" onChange={onChange} />);
  const filter = screen.getByLabelText('Filtrer par catégorie');
  await vi.waitFor(() => expect(filter).toHaveDisplayValue('Catégorie supprimée'));
  await userEvent.selectOptions(filter, 'Toutes les catégories');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
