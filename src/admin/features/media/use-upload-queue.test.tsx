// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { uploadMedia } from './api/media-upload';
import type { prepareQueuedFile } from './prepare-queued-file';
import { useUploadQueue } from './use-upload-queue';

const deleteCancelledUpload = vi.hoisted(() => vi.fn());
vi.mock('./api/media-upload', () => ({
  deleteCancelledUpload,
  uploadMedia: (...[{ filename }, { onStored }]: Parameters<typeof uploadMedia>) => {
    onStored([filename]);
    return new Promise(() => {});
  },
}));
vi.mock('./prepare-queued-file', () => ({
  prepareQueuedFile: async ({ chosenFile: file, changeItem }: Parameters<typeof prepareQueuedFile>[0]) =>
    changeItem({ status: 'ready', format: 'txt', filename: 'a.txt', preparedFile: { file, size: null } }),
}));
vi.mock('@/admin/features/auth/auth-context', () => ({ useAuth: () => ({ user: { id: 'me' } }) }));

test('closing the screen while a row is saved deletes no uploaded file', async () => {
  const { result, unmount } = renderHook(() => useUploadQueue({ onFinished: vi.fn() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.add([new File(['a'], 'a.txt')]));
  await act(async () => result.current.send());
  expect(result.current.items[0]?.status).toBe('saving');
  unmount();
  expect(deleteCancelledUpload).not.toHaveBeenCalled();
});
