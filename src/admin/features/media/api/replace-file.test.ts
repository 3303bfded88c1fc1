import { beforeEach, expect, it, vi } from 'vitest';
import type { MediaListRow } from './media-queries';
import { replaceAndBinOldFile, replaceMediaFile } from './replace-file';

const storageMocks = vi.hoisted(() => ({
  uploadStorageObject: vi.fn(),
  removeStorageObjects: vi.fn(),
  copyStorageObject: vi.fn(),
  getPublicUploadUrl: (name: string) => `https://m.example/${name}`,
}));
const { saveRow, insertRow, deleteRow } = vi.hoisted(() => ({
  saveRow: vi.fn(),
  insertRow: vi.fn(),
  deleteRow: vi.fn(),
}));
vi.mock('./storage-upload', () => storageMocks);
vi.mock('@/admin/lib/supabase', () => ({
  supabase: {
    from: () => ({
      update: () => ({ eq: () => ({ select: () => ({ single: saveRow }) }) }),
      insert: (row: { filename: string }) => ({ select: () => insertRow(row.filename) }),
      delete: () => ({ eq: (_column: string, filename: string) => ({ select: () => deleteRow(filename) }) }),
    }),
  },
}));

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
});

it.each([
  ['keeps the new renditions when the save of the row has no answer', {}, []],
  [
    'removes the new renditions when the database refuses the row',
    { error: { code: '42501', message: 'no' }, status: 403 },
    [[`photo.png.${NEW_NAME}`]],
  ],
])('%s', async (_title, answer, removedNames) => {
  if ('error' in answer) saveRow.mockResolvedValue({ data: null, ...answer });
  else saveRow.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(replacePicture()).rejects.toThrow();
  expect(storageMocks.removeStorageObjects.mock.calls.flat()).toEqual(removedNames);
});

it('keeps the new renditions when an earlier attempt has stored the row', async () => {
  saveRow.mockResolvedValue({ data: { id: 'row' }, error: null });
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
  const duplicate = { data: null, error: { code: '23505', message: 'duplicate' }, status: 409 };
  storageMocks.copyStorageObject.mockResolvedValueOnce(undefined).mockRejectedValue({ statusCode: '409' });
  insertRow.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(duplicate);
  deleteRow.mockResolvedValue({ data: [{ id: 'copy' }], error: null });
  saveRow.mockResolvedValue({ data: { id: 'row' }, error: null });
  await expect(replaceAndBinOldFile(replacement)).rejects.toThrow();
  await replaceAndBinOldFile(replacement);
  expect(insertRow.mock.calls).toEqual([['copy.pdf'], ['copy.pdf']]);
  expect(deleteRow.mock.calls).toEqual([['copy.pdf']]);
  expect(storageMocks.uploadStorageObject).toHaveBeenCalledOnce();
});

it('starts the progress at zero before it copies the old file', async () => {
  storageMocks.copyStorageObject.mockRejectedValue(new TypeError('Failed to fetch'));
  const handleProgress = vi.fn();
  await expect(replaceAndBinOldFile({ ...replacement, onProgress: handleProgress })).rejects.toThrow();
  expect(handleProgress.mock.calls).toEqual([[0]]);
});
