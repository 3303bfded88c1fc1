import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '@/shared/lib/app-error';
import { uploadMedia } from './media-upload';

const storageMocks = vi.hoisted(() => ({ uploadStorageObject: vi.fn(), removeStorageObjects: vi.fn() }));
const tableMocks = vi.hoisted(() => ({ insert: vi.fn(), find: vi.fn() }));

vi.mock('./storage-upload', () => ({
  ...storageMocks,
  getPublicUploadUrl: (name: string) => `https://m.example/${name}`,
}));
vi.mock('@/admin/lib/supabase', () => ({
  supabase: {
    from: () => ({
      insert: (row: unknown) => ({ select: () => ({ single: () => tableMocks.insert(row) }) }),
      select: () => ({ eq: () => tableMocks.find() }),
    }),
  },
}));

const NAME = '1763712345678-ete-abcd.png';
const ALL_OBJECT_NAMES = [NAME, `${NAME}.0a1b2c3d-4.webp`];
const handleStored = vi.fn();
const createRenditionRow = (width: number) => ({ name: `0a1b2c3d-${width}.webp`, width, height: width / 2 });
const smallRendition = { ...createRenditionRow(4), file: new Blob(['12'], { type: 'image/webp' }) };
const upload = {
  file: new Blob(['12345']),
  originalName: 'E\u0301te\u0301.png',
  format: 'png' as const,
  filename: NAME,
  credit: '',
  licence: '',
  altText: ' Le plateau ',
  size: { width: 8, height: 6 },
  renditionSet: { color: '#112233', renditions: [smallRendition] },
  storedNames: [] as string[],
};
const runUpload = (changes = {}) =>
  uploadMedia(
    { ...upload, ...changes },
    {
      userId: 'me',
      signal: new AbortController().signal,
      onProgress: vi.fn(),
      onInterruption: vi.fn(),
      onStored: handleStored,
    },
  );

const createRefusal = (code: string, status = 400) => ({
  data: null,
  error: { code, message: 'no' },
  status,
});

beforeEach(() => {
  vi.resetAllMocks();
  tableMocks.find.mockResolvedValue({ data: [], error: null });
  storageMocks.removeStorageObjects.mockResolvedValue(ALL_OBJECT_NAMES);
});

test('inserts a row with the columns of the specification', async () => {
  tableMocks.insert.mockResolvedValue({ data: { id: 'row' }, error: null });
  expect(await runUpload()).toBe('row');
  expect(tableMocks.insert).toHaveBeenCalledWith({
    filename: NAME,
    original_filename: 'Été.png',
    file_path: `https://m.example/${NAME}`,
    mime_type: 'image/png',
    file_size: 5,
    media_type: 'image',
    uploaded_by: 'me',
    width: 8,
    height: 6,
    alt_text: 'Le plateau',
    credit: null,
    licence: null,
    color: '#112233',
    renditions: [createRenditionRow(4)],
  });
  expect(storageMocks.uploadStorageObject.mock.calls.map(([{ name, mime }]) => [name, mime])).toEqual([
    [NAME, 'image/png'],
    [`${NAME}.${smallRendition.name}`, 'image/webp'],
  ]);
  expect(storageMocks.removeStorageObjects).not.toHaveBeenCalled();
});

test('deletes the objects when the database refuses the row', async () => {
  tableMocks.insert.mockResolvedValue(createRefusal('42501', 403));
  await expect(runUpload()).rejects.toMatchObject({ kind: 'forbidden' });
  expect(storageMocks.removeStorageObjects).toHaveBeenCalledWith(ALL_OBJECT_NAMES);
  expect(handleStored).toHaveBeenLastCalledWith([]);
});

test('reports objects that the role may not delete as stored', async () => {
  tableMocks.insert.mockResolvedValue(createRefusal('23514'));
  storageMocks.removeStorageObjects.mockResolvedValue([]);
  await expect(runUpload()).rejects.toMatchObject({ kind: 'invalid' });
  expect(handleStored).toHaveBeenLastCalledWith(ALL_OBJECT_NAMES);
});

test('keeps the objects when the insert gets no response', async () => {
  tableMocks.insert.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(runUpload()).rejects.toMatchObject({ kind: 'network' });
  expect(storageMocks.removeStorageObjects).not.toHaveBeenCalled();
});

test('finds the row of an earlier attempt without uploading objects again', async () => {
  tableMocks.insert.mockResolvedValue(createRefusal('23505', 409));
  tableMocks.find.mockResolvedValue({ data: [{ id: 'earlier' }], error: null });
  expect(await runUpload({ storedNames: ALL_OBJECT_NAMES })).toBe('earlier');
  expect(storageMocks.uploadStorageObject).not.toHaveBeenCalled();
  expect(storageMocks.removeStorageObjects).not.toHaveBeenCalled();
});

test('inserts no row when the upload fails', async () => {
  storageMocks.uploadStorageObject.mockRejectedValue(toAppError({ message: 'network' }));
  await expect(runUpload()).rejects.toMatchObject({ kind: 'network' });
  expect(tableMocks.insert).not.toHaveBeenCalled();
  expect(handleStored).not.toHaveBeenCalled();
});

test('uploads only the missing rendition in a retry, then inserts the row', async () => {
  storageMocks.uploadStorageObject
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(toAppError({ message: 'network' }));
  await expect(runUpload()).rejects.toMatchObject({ kind: 'network' });
  expect(tableMocks.insert).not.toHaveBeenCalled();
  expect(handleStored).toHaveBeenLastCalledWith([NAME]);
  storageMocks.uploadStorageObject.mockReset().mockResolvedValue(undefined);
  tableMocks.insert.mockResolvedValue({ data: { id: 'row' }, error: null });
  expect(await runUpload({ storedNames: [NAME] })).toBe('row');
  expect(storageMocks.uploadStorageObject.mock.calls.map(([{ name }]) => name)).toEqual([
    `${NAME}.${smallRendition.name}`,
  ]);
});
