import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '@/shared/lib/app-error';
import { uploadMedia } from './media-upload';

const object = vi.hoisted(() => ({ uploadObject: vi.fn(), removeObjects: vi.fn() }));
const table = vi.hoisted(() => ({ insert: vi.fn(), find: vi.fn() }));

vi.mock('./storage-upload', () => ({ ...object, publicUrl: (name: string) => `https://m.example/${name}` }));
vi.mock('@/shared/lib/supabase', () => ({
  supabase: {
    from: () => ({
      insert: (row: unknown) => ({ select: () => ({ single: () => table.insert(row) }) }),
      select: () => ({ eq: () => table.find() }),
    }),
  },
}));

const NAME = '1763712345678-ete-abcd.png';
const ALL = [NAME, `${NAME}.0a1b2c3d-4.webp`];
const stored = vi.fn();
const size = (width: number) => ({ name: `0a1b2c3d-${width}.webp`, width, height: width / 2 });
const small = { ...size(4), file: new Blob(['12'], { type: 'image/webp' }) };
const upload = {
  file: new Blob(['12345']),
  originalName: 'E\u0301te\u0301.png',
  format: 'png' as const,
  filename: NAME,
  credit: '',
  licence: '',
  altText: ' Le plateau ',
  size: { width: 8, height: 6 },
  renditionSet: { color: '#112233', renditions: [small] },
  stored: [] as string[],
};
const send = (changes = {}) =>
  uploadMedia(
    { ...upload, ...changes },
    { userId: 'me', signal: new AbortController().signal, onProgress: vi.fn(), onStored: stored },
  );

const refused = (code: string, status = 400) => ({ data: null, error: { code, message: 'no' }, status });

beforeEach(() => {
  vi.resetAllMocks();
  table.find.mockResolvedValue({ data: [], error: null });
  object.removeObjects.mockResolvedValue(ALL);
});

test('the row says all of the file that the specification lists', async () => {
  table.insert.mockResolvedValue({ data: { id: 'row' }, error: null });
  expect(await send()).toBe('row');
  expect(table.insert).toHaveBeenCalledWith({
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
    color: '#112233',
    renditions: [size(4)],
  });
  expect(object.uploadObject.mock.calls.map(([{ name, mime }]) => [name, mime])).toEqual([
    [NAME, 'image/png'],
    [`${NAME}.${small.name}`, 'image/webp'],
  ]);
  expect(object.removeObjects).not.toHaveBeenCalled();
});

test('a file whose row is refused for sure is taken back', async () => {
  table.insert.mockResolvedValue(refused('42501', 403));
  await expect(send()).rejects.toMatchObject({ kind: 'forbidden' });
  expect(object.removeObjects).toHaveBeenCalledWith(ALL);
  expect(stored).toHaveBeenLastCalledWith([]);
});

test('where the role may not take it back, the file is known to be there', async () => {
  table.insert.mockResolvedValue(refused('23514'));
  object.removeObjects.mockResolvedValue([]);
  await expect(send()).rejects.toMatchObject({ kind: 'invalid' });
  expect(stored).toHaveBeenLastCalledWith(ALL);
});

test('without an answer the row may exist, so the file stays', async () => {
  table.insert.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
  expect(object.removeObjects).not.toHaveBeenCalled();
});

test('another attempt sends nothing twice and finds the row an earlier one made', async () => {
  table.insert.mockResolvedValue(refused('23505', 409));
  table.find.mockResolvedValue({ data: [{ id: 'earlier' }], error: null });
  expect(await send({ stored: ALL })).toBe('earlier');
  expect(object.uploadObject).not.toHaveBeenCalled();
  expect(object.removeObjects).not.toHaveBeenCalled();
});

test('a file that did not arrive leaves no row', async () => {
  object.uploadObject.mockRejectedValue(toAppError({ message: 'network' }));
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
  expect(table.insert).not.toHaveBeenCalled();
  expect(stored).not.toHaveBeenCalled();
});

test('a missing rendition leaves no row, and a retry sends it alone', async () => {
  object.uploadObject
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(toAppError({ message: 'network' }));
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
  expect(table.insert).not.toHaveBeenCalled();
  expect(stored).toHaveBeenLastCalledWith([NAME]);
  object.uploadObject.mockReset().mockResolvedValue(undefined);
  table.insert.mockResolvedValue({ data: { id: 'row' }, error: null });
  expect(await send({ stored: [NAME] })).toBe('row');
  expect(object.uploadObject.mock.calls.map(([{ name }]) => name)).toEqual([`${NAME}.${small.name}`]);
});
