// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loseAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
import type { MediaListRow } from './media-queries';
import { replaceAndBinOldFile, replaceMediaFile } from './replace-file';

const storageMocks = vi.hoisted(() => ({
  uploadStorageObject: vi.fn(),
  removeStorageObjects: vi.fn(),
  copyStorageObject: vi.fn(),
  getPublicUploadUrl: (name: string) => `https://m.example/${name}`,
}));
vi.mock('./storage-upload', () => storageMocks);

/** Answers to the change of the row of a file, and to the insert and the deletion of the row of its copy. */
const saveRow = vi.fn();
const insertRow = vi.fn();
const deleteRow = vi.fn();

const NEW_NAME = '0a1b2c3d-4.webp';

const replacePicture = ({ storedRendition = 'old.webp' } = {}) => {
  const file = new Blob(['12'], { type: 'image/webp' });
  const renditions = [{ name: NEW_NAME, width: 4, height: 2, file }];
  return replaceMediaFile({
    media: { id: 'row', filename: 'photo.png', renditions: [{ name: storedRendition, width: 4, height: 2 }] },
    format: 'png',
    preparedFile: { file, size: { width: 8, height: 6 }, color: '#112233', renditions },
    signal: new AbortController().signal,
  });
};

beforeEach(() => {
  vi.resetAllMocks();
  storageMocks.removeStorageObjects.mockResolvedValue([]);
  stubApi(({ url, method, body }) => {
    if (method === 'PATCH') return saveRow();
    return method === 'POST' ? insertRow(body.filename) : deleteRow(url.searchParams.get('filename'));
  });
});

it.each([
  ['keeps the new renditions when the save of the row has no answer', loseAnswer, []],
  [
    'removes the new renditions when the database refuses the row',
    () => refuse(403, '42501'),
    [[`photo.png.${NEW_NAME}`]],
  ],
])('%s', async (_title, answer, removedNames) => {
  saveRow.mockImplementation(answer);
  await expect(replacePicture()).rejects.toThrow();
  expect(storageMocks.removeStorageObjects.mock.calls.flat()).toEqual(removedNames);
});

it('keeps the new renditions when an earlier attempt has stored the row', async () => {
  saveRow.mockReturnValue({ id: 'row' });
  await replacePicture({ storedRendition: NEW_NAME });
  expect(storageMocks.removeStorageObjects).not.toHaveBeenCalled();
});

const replacement = {
  media: { id: 'row', filename: 'rapport.pdf', original_filename: 'Rapport.pdf' } as MediaListRow,
  format: 'pdf',
  preparedFile: { file: new Blob(['12']) },
  copyName: 'copy.pdf',
  texts: {},
  userId: 'a',
  signal: new AbortController().signal,
} as const;

it('stores one copy of the old file when an attempt has no answer', async () => {
  storageMocks.copyStorageObject.mockResolvedValueOnce(undefined).mockRejectedValue({ statusCode: '409' });
  insertRow.mockImplementationOnce(loseAnswer).mockReturnValue(refuse(409, '23505'));
  deleteRow.mockReturnValue([{ id: 'copy' }]);
  saveRow.mockReturnValue({ id: 'row' });
  await expect(replaceAndBinOldFile(replacement)).rejects.toThrow();
  await replaceAndBinOldFile(replacement);
  expect(insertRow.mock.calls).toEqual([['copy.pdf'], ['copy.pdf']]);
  expect(deleteRow.mock.calls).toEqual([['eq.copy.pdf']]);
  expect(storageMocks.uploadStorageObject).toHaveBeenCalledOnce();
});

it('starts the progress at zero before it copies the old file', async () => {
  storageMocks.copyStorageObject.mockRejectedValue(new TypeError('Failed to fetch'));
  const handleProgress = vi.fn();
  await expect(replaceAndBinOldFile({ ...replacement, onProgress: handleProgress })).rejects.toThrow();
  expect(handleProgress.mock.calls).toEqual([[0]]);
});
