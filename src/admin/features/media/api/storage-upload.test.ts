// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { UPLOAD_CHUNK_BYTES } from '@/admin/config/media';
import { uploadStorageObject } from './storage-upload';

// Without this mock, tests load the Node build of tus, which uploads no File objects.
vi.mock('tus-js-client', () => import('tus-js-client/lib.esm/browser/index.js' as string));
vi.mock('@/admin/lib/supabase', () => ({
  supabase: { auth: { getSession: async () => ({ data: { session: { user: { id: 'u' } } }, error: null }) } },
}));

/** Request that the storage refuses with 413, without JSON. */
class RefusedRequest {
  status = 413;
  responseText = 'no';
  upload = {};
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send = () => queueMicrotask(() => this.onload?.());
}

it.each([
  ['small', 1],
  ['large', UPLOAD_CHUNK_BYTES + 1],
])('says that a %s file is too heavy when the storage refuses it', async (_size, bytes) => {
  vi.stubGlobal('XMLHttpRequest', RefusedRequest);
  const file = new File([new Uint8Array(bytes)], 'film.mp4');
  const { signal } = new AbortController();
  const replacement = { name: 'film.mp4', file, mime: 'video/mp4', isReplacement: true, signal };
  await expect(uploadStorageObject(replacement)).rejects.toThrow('Ce fichier est trop lourd.');
});
