// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { answerNoRow, stubApi } from '../../../../../tests/support/stub-api';
import { type BinnedMedia, useEraseMedia, useRestoreMedia } from './media-bin';

const row = {
  id: 'id',
  filename: '1-a.jpg',
  renditions: [{ name: '0a1b2c3d-320.webp', width: 320, height: 240 }],
};

it.each([
  [
    'removes the file and its renditions with an erased row',
    () => ({ id: 'id' }),
    ['uploads/1-a.jpg', 'uploads/1-a.jpg.0a1b2c3d-320.webp'],
  ],
  ['keeps the file of a row that a colleague restored meanwhile', answerNoRow, undefined],
])('%s', async (_title, answerDeletion, removedPaths) => {
  // The storage names the paths of a removal « prefixes ».
  let removal: { prefixes?: string[] } = {};
  stubApi(({ url, body }) => {
    if (!url.href.includes('/storage/')) return answerDeletion();
    removal = body;
    return [];
  });
  const { result } = renderAdminHook(useEraseMedia);
  await act(() => result.current.mutateAsync(row as unknown as BinnedMedia).catch(() => undefined));
  expect(removal.prefixes).toEqual(removedPaths);
});

it('reports a failed restore when the file is in neither bin nor library', async () => {
  stubApi(() => []);
  const { result } = renderAdminHook(useRestoreMedia);
  await act(() => result.current.mutateAsync('id').catch(() => undefined));
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ kind: 'not-found' }));
});
