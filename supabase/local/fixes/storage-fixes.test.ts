import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_SECRET_KEY } from '../keys.ts';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { scratchDir, visitor, writeProject } from '../tests/support.ts';
import { startUnpatchedLite, type UnpatchedLite } from '../tests/unpatched-lite.ts';
import { createFileStorage } from './storage-files.ts';

const dir = scratchDir();
const BARE_URL = 'http://bare.test';
const BUCKET = `
  insert into storage.buckets (id, name, public, allowed_mime_types)
  values ('pictures', 'pictures', true, array['image/png']);
  create policy "anyone may do all" on storage.objects to anon using (true) with check (true);
`;
const picture = new File([Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)], 'p.png', {
  type: 'image/png',
});
let fixed: BackendServer;
let bare: UnpatchedLite;

beforeAll(async () => {
  // Node warns when the garbage collector closes files that the library leaves open (fix 1).
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  fixed = await serveBackend({
    dir: `${dir}/fixed`,
    durable: false,
    supabaseDir: writeProject(dir, [BUCKET]),
  });
  bare = await startUnpatchedLite(dir, BUCKET);
  await ours().upload('sample.png', picture);
  // The library accepts raw bodies, so this upload works without fix 2.
  await theirs().upload('sample.png', await picture.arrayBuffer(), { contentType: 'image/png' });
});

afterAll(async () => {
  await fixed?.close();
  await bare?.close();
});

const ours = () => visitor(fixed.url).storage.from('pictures');
const theirs = () => visitor(BARE_URL, bare.fetch).storage.from('pictures');

describe('fix 1: downloads close their files', () => {
  const openFiles = () =>
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
    const before = openFiles();
    for (let round = 0; round < 5; round += 1) {
      const read = await storage?.getObject('pictures', 'counted.png', undefined);
      const got = await new Response(read?.body as never).arrayBuffer();
      expect(got.byteLength).toBe(picture.size);
    }
    return openFiles() - before;
  }

  test.runIf(process.platform === 'linux')('none is left open', async () => {
    mkdirSync(`${dir}/files`, { recursive: true });
    expect(await countOpenFiles(createFileStorage(`${dir}/files`))).toBe(0);
  });

  test.runIf(process.platform === 'linux')('the library still leaves them open', async () => {
    // The garbage collector may already have closed some of the five.
    expect(await countOpenFiles(bare.app._storageAdapter)).toBeGreaterThan(0);
  });
});

describe('fix 2: a File arrives whole', () => {
  test('as it was, with its type, and the bucket’s list of types applies', async () => {
    expect((await ours().upload('a/b.png', picture, { cacheControl: '60' })).error).toBeNull();
    const answer = await fetch(ours().getPublicUrl('a/b.png').data.publicUrl);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.arrayBuffer()).toEqual(await picture.arrayBuffer());
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect((await ours().upload('x.txt', text)).error).not.toBeNull();
  });

  test('also when it replaces another', async () => {
    const small = new File(['new'], 'n.png', { type: 'image/png' });
    await ours().upload('replaced.png', picture);
    expect((await ours().update('replaced.png', small)).error).toBeNull();
    expect(await (await ours().download('replaced.png')).data?.text()).toBe('new');
  });

  test('the library still does not find it in the form', async () => {
    expect((await theirs().upload('b.png', picture)).error).not.toBeNull();
  });
});

describe('fix 3: signed links work', () => {
  test('for one file and for several', async () => {
    const one = await ours().createSignedUrl('sample.png', 60);
    const several = await ours().createSignedUrls(['sample.png', 'missing.png'], 60);
    for (const url of [one.data?.signedUrl, several.data?.[0]?.signedUrl]) {
      expect((await (await fetch(String(url))).arrayBuffer()).byteLength).toBe(picture.size);
    }
    expect(several.data?.[1]?.error).toBeTruthy();
  });

  test('for no upload: neither signed nor used', async () => {
    const theirToken = (await theirs().createSignedUploadUrl('by-link.png')).data?.token ?? '';
    const refused = { message: 'new row violates row-level security policy' };
    expect((await ours().createSignedUploadUrl('by-link.png')).error).toMatchObject(refused);
    expect((await ours().uploadToSignedUrl('by-link.png', theirToken, picture)).error).toMatchObject(refused);
  });

  test('the library still names them otherwise', async () => {
    expect((await theirs().createSignedUrl('sample.png', 60)).data?.signedUrl).toContain('undefined');
  });

  test('the library still finds none of several', async () => {
    expect((await theirs().createSignedUrls(['sample.png'], 60)).error?.message).toBe('Object not found');
  });
});

describe('fix 12: ?download saves the file under a name', () => {
  test('with and without a name', async () => {
    const named = await fetch(ours().getPublicUrl('sample.png', { download: 'été.png' }).data.publicUrl);
    expect(named.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''%C3%A9t%C3%A9.png`);
    const unnamed = await fetch(ours().getPublicUrl('sample.png', { download: true }).data.publicUrl);
    expect(unnamed.headers.get('content-disposition')).toBe('attachment');
    await Promise.all([named.arrayBuffer(), unnamed.arrayBuffer()]);
  });

  test('the library still ignores it', async () => {
    const link = theirs().getPublicUrl('sample.png', { download: 'x.png' }).data.publicUrl;
    expect((await bare.fetch(link)).headers.get('content-disposition')).toBeNull();
  });
});

describe('fix 15: a folder lists the names within it', () => {
  test('as a hosted project does', async () => {
    await ours().upload('folder/listed.png', picture);
    const { data } = await ours().list('folder');
    expect(data?.map(({ name }) => name)).toEqual(['listed.png']);
  });

  test('the library still repeats the folder', async () => {
    await theirs().upload('folder/listed.png', await picture.arrayBuffer(), { contentType: 'image/png' });
    const { data } = await theirs().list('folder');
    expect(data?.map(({ name }) => name)).toEqual(['folder/listed.png']);
  });
});

describe('fix 26: one file is deleted by its address', () => {
  const remove = (url: string, ask: typeof fetch) =>
    ask(`${url}/storage/v1/object/pictures/alone%20there.png`, {
      method: 'DELETE',
      headers: { apikey: LOCAL_SECRET_KEY },
    });

  test('as a hosted project does', async () => {
    await ours().upload('alone there.png', picture);
    expect((await remove(fixed.url, fetch)).status).toBe(200);
    expect((await ours().download('alone there.png')).error).not.toBe(null);
  });

  test('the library still knows lists only', async () => {
    expect((await remove(BARE_URL, bare.fetch as typeof fetch)).status).toBe(404);
  });
});
