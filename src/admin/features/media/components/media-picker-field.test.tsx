// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToToasts } from '@/shared/components/notify';
import { libraryPictureRow as row } from '../../../../../tests/support/library-picture-row';
import { renderAdmin, renderAdminHook } from '../../../../../tests/support/render-admin';
import { answerNoRow, stubApi } from '../../../../../tests/support/stub-api';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerField } from './media-picker-field';

beforeEach(() => stubApi(({ url }) => (url.searchParams.get('id') === `eq.${row.id}` ? row : answerNoRow())));

function renderPicker(props: Partial<Parameters<typeof MediaPickerField>[0]> = {}) {
  const onChange = vi.fn();
  const { client } = renderAdmin(
    <MediaPickerField value={null} onChange={onChange} readOnly={false} {...props} />,
  );
  return { client, onChange };
}

test('shows the chosen image and removes it', async () => {
  const { onChange } = renderPicker({ value: 'a' });
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

test('reports an image that a colleague deletes while it is shown', async () => {
  const { client } = renderPicker({ value: 'a' });
  expect(await screen.findByText('Affiche.png')).toBeInTheDocument();
  stubApi(answerNoRow);
  await client.invalidateQueries();
  expect(await screen.findByText('Cette image n’est plus dans la médiathèque.')).toBeInTheDocument();
});

test('shows no toast for a missing image, which the field reports', async () => {
  const toastTitles: string[] = [];
  const stopListening = listenToToasts(({ title = '' }) => toastTitles.push(title));
  const { result } = renderAdminHook(() => useQuery(mediaQueries.detail('gone')), { showsToasts: true });
  await vi.waitFor(() => expect(result.current.isError).toBe(true));
  stopListening();
  expect(toastTitles).toEqual([]);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
