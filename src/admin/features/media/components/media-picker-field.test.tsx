// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { libraryPictureRow as row } from '../../../../../tests/support/library-picture-row';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { MediaPickerField } from './media-picker-field';

vi.mock('@/admin/lib/supabase', () => {
  const select = (id: string) => ({
    single: async () => ({ data: id === row.id ? row : null, error: null }),
  });
  const filter = (_column: string, id: string) => select(id);
  return { supabase: { from: () => ({ select: () => ({ eq: filter }) }) } };
});

function renderPicker(props: Partial<Parameters<typeof MediaPickerField>[0]> = {}) {
  const onChange = vi.fn();
  renderAdmin(<MediaPickerField value={null} onChange={onChange} readOnly={false} {...props} />);
  return onChange;
}

test('shows the chosen image and removes it', async () => {
  const onChange = renderPicker({ value: 'a' });
  expect(await screen.findByText('Affiche.png')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’image' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  // The pressed button disappears.
  expect(screen.getByRole('button', { name: 'Changer d’image' })).toHaveFocus();
});

test('shows the image without buttons when it is read-only', async () => {
  renderPicker({ value: 'a', readOnly: true });
  expect(await screen.findByText('Affiche.png')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('reports an image that is no longer in the library', async () => {
  renderPicker({ value: 'gone' });
  expect(await screen.findByText('Cette image n’est plus dans la médiathèque.')).toBeInTheDocument();
});
