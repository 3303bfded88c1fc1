import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_SECRET_KEY } from '../keys.ts';
import { startBackendAndLite } from '../tests/start-backend-and-lite.ts';
import { createVisitorSupabaseClient } from '../tests/support.ts';
import { createFileStorage } from './storage-files.ts';

const BUCKET = `
  insert into storage.buckets (id, name, public, allowed_mime_types)
  values ('pictures', 'pictures', true, array['image/png']);
  create policy "anyone may do all" on storage.objects to anon using (true) with check (true);
`;
const picture = new File([Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)], 'p.png', {
  type: 'image/png',
});
// `library` is @supabase/lite without our fixes, `backend` is with them. supabase/local/README.md numbers the fixes.
const servers = startBackendAndLite(BUCKET);

beforeAll(async () => {
  // Node warns when the garbage collector closes files that the library leaves open (fix 1).
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await createBackendClient().upload('sample.png', picture);
  // The library accepts raw bodies, so this upload works without fix 2.
  await createLibraryClient().upload('sample.png', await picture.arrayBuffer(), { contentType: 'image/png' });
});

const createBackendClient = () => createVisitorSupabaseClient(servers.backend.url).storage.from('pictures');
const createLibraryClient = () =>
  createVisitorSupabaseClient(servers.library.url, servers.library.fetch).storage.from('pictures');

describe('fix 1: downloads close their files', () => {
  const countDescriptors = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith('counted.png');
      } catch {
        return false;
      }
    }).length;

  async function countOpenFiles(storage: ReturnType<typeof createFileStorage> | undefined): Promise<number> {
    const data = new Uint8Array(await picture.arrayBuffer());
    await storage?.uploadObject('pictures', 'counted.png', undefined, data, 'image/png', 'no-cache');
    const before = countDescriptors();
    for (let round = 0; round < 5; round += 1) {
      const read = await storage?.getObject('pictures', 'counted.png', undefined);
      const bytes = await new Response(read?.body as never).arrayBuffer();
      expect(bytes.byteLength).toBe(picture.size);
    }
    return countDescriptors() - before;
  }

  test.runIf(process.platform === 'linux')('createFileStorage leaves no file open', async () => {
    mkdirSync(`${servers.dir}/files`, { recursive: true });
    expect(await countOpenFiles(createFileStorage(`${servers.dir}/files`))).toBe(0);
  });

  test.runIf(process.platform === 'linux')('the library still leaves them open', async () => {
    // The garbage collector may already have closed some of the five.
    expect(await countOpenFiles(servers.library.app._storageAdapter)).toBeGreaterThan(0);
  });
});

describe('fix 2: an uploaded File', () => {
  test('keeps its bytes and type, and obeys the MIME types of the bucket', async () => {
    expect((await createBackendClient().upload('a/b.png', picture, { cacheControl: '60' })).error).toBeNull();
    const answer = await fetch(createBackendClient().getPublicUrl('a/b.png').data.publicUrl);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.arrayBuffer()).toEqual(await picture.arrayBuffer());
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect((await createBackendClient().upload('x.txt', text)).error).not.toBeNull();
  });

  test('replaces another file', async () => {
    const small = new File(['new'], 'n.png', { type: 'image/png' });
    await createBackendClient().upload('replaced.png', picture);
    expect((await createBackendClient().update('replaced.png', small)).error).toBeNull();
    expect(await (await createBackendClient().download('replaced.png')).data?.text()).toBe('new');
  });

  test('the library still ignores a File in a multipart form', async () => {
    expect((await createLibraryClient().upload('b.png', picture)).error).not.toBeNull();
  });
});

describe('fix 3: signed links work', () => {
  test('for one file and for several', async () => {
    const one = await createBackendClient().createSignedUrl('sample.png', 60);
    const several = await createBackendClient().createSignedUrls(['sample.png', 'missing.png'], 60);
    for (const url of [one.data?.signedUrl, several.data?.[0]?.signedUrl]) {
      expect((await (await fetch(String(url))).arrayBuffer()).byteLength).toBe(picture.size);
    }
    expect(several.data?.[1]?.error).toBeTruthy();
  });

  test('except for uploads, which are refused', async () => {
    const libraryToken = (await createLibraryClient().createSignedUploadUrl('by-link.png')).data?.token ?? '';
    const refused = { message: 'new row violates row-level security policy' };
    expect((await createBackendClient().createSignedUploadUrl('by-link.png')).error).toMatchObject(refused);
    expect(
      (await createBackendClient().uploadToSignedUrl('by-link.png', libraryToken, picture)).error,
    ).toMatchObject(refused);
  });

  test('the library still answers links with « undefined »', async () => {
    expect((await createLibraryClient().createSignedUrl('sample.png', 60)).data?.signedUrl).toContain(
      'undefined',
    );
  });

  test('the library still finds none of several', async () => {
    expect((await createLibraryClient().createSignedUrls(['sample.png'], 60)).error?.message).toBe(
      'Object not found',
    );
  });
});

describe('fix 12: ?download sends the file as an attachment', () => {
  test('under the given name, or under its own', async () => {
    const named = await fetch(
      createBackendClient().getPublicUrl('sample.png', { download: 'été.png' }).data.publicUrl,
    );
    expect(named.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''%C3%A9t%C3%A9.png`);
    const unnamed = await fetch(
      createBackendClient().getPublicUrl('sample.png', { download: true }).data.publicUrl,
    );
    expect(unnamed.headers.get('content-disposition')).toBe('attachment');
    await Promise.all([named.arrayBuffer(), unnamed.arrayBuffer()]);
  });

  test('the library still ignores it', async () => {
    const link = createLibraryClient().getPublicUrl('sample.png', { download: 'x.png' }).data.publicUrl;
    expect((await servers.library.fetch(link)).headers.get('content-disposition')).toBeNull();
  });
});

describe('fix 15: a folder lists the names within it', () => {
  test('as a hosted project does', async () => {
    await createBackendClient().upload('folder/listed.png', picture);
    const { data } = await createBackendClient().list('folder');
    expect(data?.map(({ name }) => name)).toEqual(['listed.png']);
  });

  test('the library still repeats the folder', async () => {
    await createLibraryClient().upload('folder/listed.png', await picture.arrayBuffer(), {
      contentType: 'image/png',
    });
    const { data } = await createLibraryClient().list('folder');
    expect(data?.map(({ name }) => name)).toEqual(['folder/listed.png']);
  });
});

describe('fix 26: one file is deleted by its address', () => {
  const deleteFile = (url: string, send: typeof fetch) =>
    send(`${url}/storage/v1/object/pictures/alone%20there.png`, {
      method: 'DELETE',
      headers: { apikey: LOCAL_SECRET_KEY },
    });

  test('as a hosted project does', async () => {
    await createBackendClient().upload('alone there.png', picture);
    expect((await deleteFile(servers.backend.url, fetch)).status).toBe(200);
    expect((await createBackendClient().download('alone there.png')).error).not.toBe(null);
  });

  test('the library still deletes by list only', async () => {
    expect((await deleteFile(servers.library.url, servers.library.fetch as typeof fetch)).status).toBe(404);
  });
});
