import { defaultOptions } from 'tus-js-client';
import { expect, it, vi } from 'vitest';
import { findUnfinishedUploadFilename } from './resumable-upload';

const session = { user: { id: 'me' } };
vi.mock('@/admin/lib/supabase', () => ({
  supabase: { auth: { getSession: async () => ({ data: { session }, error: null }) } },
}));

const HOUR_MS = 60 * 60_000;

it.each([
  [23, '1-film.mp4'],
  [25, undefined],
])('finds an unfinished upload until it is a day old: %i hours', async (hours, filename) => {
  vi.spyOn(defaultOptions.urlStorage, 'findUploadsByFingerprint').mockResolvedValue([
    {
      size: 5,
      metadata: { objectName: 'uploads/1-film.mp4' },
      creationTime: new Date(Date.now() - hours * HOUR_MS).toString(),
      urlStorageKey: 'tus::1',
      uploadUrl: 'https://m.example/1',
      parallelUploadUrls: null,
    },
  ]);
  expect(await findUnfinishedUploadFilename(new Blob(['12345']), 'mp4')).toBe(filename);
});
