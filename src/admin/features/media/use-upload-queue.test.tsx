// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAdminHook } from '../../../../tests/support/render-admin';
import type { uploadMedia as realUploadMedia } from './api/media-upload';
import type { prepareQueuedFile } from './prepare-queued-file';
import { useUploadQueue } from './use-upload-queue';

const { uploadMedia, deleteCancelledUpload } = vi.hoisted(() => ({
  uploadMedia: vi.fn<typeof realUploadMedia>(),
  deleteCancelledUpload: vi.fn(),
}));
vi.mock('./api/media-upload', () => ({ uploadMedia, deleteCancelledUpload }));
vi.mock('./prepare-queued-file', () => ({
  prepareQueuedFile: async ({ chosenFile: file, changeItem }: Parameters<typeof prepareQueuedFile>[0]) =>
    changeItem({
      status: 'ready',
      format: 'txt',
      filename: 'a.txt',
      preparedFile: { file },
    }),
}));

beforeEach(() => {
  vi.resetAllMocks();
});

/** Renders the queue with one file, and sends it. */
async function sendFile() {
  const queue = renderAdminHook(() => useUploadQueue({ onFinished: vi.fn() }));
  act(() => queue.result.current.add([new File(['a'], 'a.txt')]));
  await act(async () => queue.result.current.send());
  return queue;
}

test('keeps the uploaded file when the screen closes while its row is saved', async () => {
  uploadMedia.mockImplementation(({ filename }, { onChange }) => {
    onChange({ status: 'saving', storedNames: [filename] });
    return new Promise(() => {});
  });
  const { result, unmount } = await sendFile();
  expect(result.current.items[0]?.status).toBe('saving');
  unmount();
  expect(deleteCancelledUpload).not.toHaveBeenCalled();
});

test('sends a cancelled file again only after its stored objects are deleted', async () => {
  uploadMedia.mockImplementation(
    (_upload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject({ name: 'AbortError' }));
      }),
  );
  let finishDeletion = () => {};
  deleteCancelledUpload.mockReturnValue(
    new Promise<void>((resolve) => {
      finishDeletion = resolve;
    }),
  );
  const { result } = await sendFile();
  const [item] = result.current.items;
  await act(async () => item && result.current.cancel(item));
  expect(deleteCancelledUpload).toHaveBeenCalledExactlyOnceWith('a.txt', ['a.txt']);
  await act(async () => result.current.send());
  expect(uploadMedia).toHaveBeenCalledOnce();
  finishDeletion();
  await waitFor(() => expect(result.current.isUploading).toBe(false));
  await act(async () => result.current.send());
  expect(uploadMedia).toHaveBeenCalledTimes(2);
});
