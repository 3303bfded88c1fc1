// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '@/shared/lib/app-error';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import { uploadMedia } from './media-upload';

const storageMocks = vi.hoisted(() => ({ uploadStorageObject: vi.fn(), removeStorageObjects: vi.fn() }));

vi.mock('./storage-upload', () => ({
  ...storageMocks,
  getPublicUploadUrl: (name: string) => `https://m.example/${name}`,
}));
/** Answers the insert of the row. */
const answerInsert = vi.fn();

const NAME = '1763712345678-ete-abcd.png';
const RENDITION_NAME = `${NAME}.0a1b2c3d-4.webp`;
const handleChange = vi.fn();
const file = new Blob(['12'], { type: 'image/webp' });
const rendition = { name: '0a1b2c3d-4.webp', width: 4, height: 2, file };
const upload = {
  file: new Blob(['12345']),
  originalName: 'E\u0301te\u0301.png',
  format: 'png' as const,
  filename: NAME,
  credit: '',
  licence: '',
  alt_text: ' Le plateau ',
  size: { width: 8, height: 6 },
  color: '#112233',
  renditions: [rendition],
  storedNames: [] as string[],
};
const startUpload = (changes = {}) =>
  uploadMedia(
    { ...upload, ...changes },
    {
      userId: 'me',
      signal: new AbortController().signal,
      onChange: handleChange,
    },
  );

beforeEach(() => {
  vi.resetAllMocks();
  stubApi(({ method }) => (method === 'POST' ? answerInsert() : []));
});

test('deletes the objects of a refused row and reports the remaining ones', async () => {
  answerInsert.mockReturnValue(refuse(400, '23514'));
  storageMocks.removeStorageObjects.mockResolvedValue([]);
  await expect(startUpload()).rejects.toMatchObject({ kind: 'invalid' });
  expect(storageMocks.removeStorageObjects).toHaveBeenCalledExactlyOnceWith([NAME, RENDITION_NAME]);
  expect(handleChange).toHaveBeenLastCalledWith({ storedNames: [NAME, RENDITION_NAME] });
});

test('uploads only the missing rendition in a retry, then inserts the row', async () => {
  storageMocks.uploadStorageObject
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(toAppError({ message: 'network' }));
  await expect(startUpload()).rejects.toMatchObject({ kind: 'network' });
  expect(answerInsert).not.toHaveBeenCalled();
  expect(handleChange).toHaveBeenCalledWith({ storedNames: [NAME] });
  storageMocks.uploadStorageObject.mockReset().mockResolvedValue(undefined);
  answerInsert.mockReturnValue({ id: 'row' });
  expect(await startUpload({ storedNames: [NAME] })).toEqual({ id: 'row' });
  expect(storageMocks.uploadStorageObject.mock.calls.map(([{ name }]) => name)).toEqual([RENDITION_NAME]);
});
