import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_SECRET_KEY } from '../keys.ts';
import { startTestBackend } from '../tests/start-test-backend.ts';
import { createFileStorage } from './storage-files.ts';

const BUCKET = `
  insert into storage.buckets (id, name, public, allowed_mime_types)
  values ('pictures', 'pictures', true, array['image/png']);
  create policy "anyone may do all" on storage.objects to anon using (true) with check (true);
`;
const picture = new File([Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)], 'p.png', {
  type: 'image/png',
});
const suite = startTestBackend(BUCKET);

beforeAll(async () => {
  await openBucket().upload('sample.png', picture);
});

const openBucket = () => suite.createClient().storage.from('pictures');

test.runIf(process.platform === 'linux')('fix 1: downloads close their files', async () => {
  mkdirSync(`${suite.dir}/files`, { recursive: true });
  const storage = createFileStorage(`${suite.dir}/files`);
  const data = new Uint8Array(await picture.arrayBuffer());
  await storage.uploadObject('pictures', 'counted.png', undefined, data, 'image/png', 'no-cache');
  for (let round = 0; round < 5; round += 1) {
    const download = await storage.getObject('pictures', 'counted.png', undefined);
    const bytes = await new Response(download.body as never).arrayBuffer();
    expect(bytes.byteLength).toBe(picture.size);
  }
  const openFiles = readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('counted.png');
    } catch {
      return false;
    }
  });
  expect(openFiles).toEqual([]);
});

describe('fix 2: an uploaded File', () => {
  test('keeps its bytes and type, and obeys the MIME types of the bucket', async () => {
    expect((await openBucket().upload('a/b.png', picture, { cacheControl: '60' })).error).toBeNull();
    const answer = await fetch(openBucket().getPublicUrl('a/b.png').data.publicUrl);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.arrayBuffer()).toEqual(await picture.arrayBuffer());
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect((await openBucket().upload('x.txt', text)).error).not.toBeNull();
  });

  test('replaces another file', async () => {
    const newPicture = new File(['new'], 'n.png', { type: 'image/png' });
    await openBucket().upload('replaced.png', picture);
    expect((await openBucket().update('replaced.png', newPicture)).error).toBeNull();
    expect(await (await openBucket().download('replaced.png')).data?.text()).toBe('new');
  });
});

test('fix 3: a signed link downloads its file', async () => {
  const { data } = await openBucket().createSignedUrl('sample.png', 60);
  expect((await (await fetch(String(data?.signedUrl))).arrayBuffer()).byteLength).toBe(picture.size);
});

test('fix 34: signed uploads are refused', async () => {
  const refusal = { message: 'new row violates row-level security policy' };
  expect((await openBucket().createSignedUploadUrl('by-link.png')).error).toMatchObject(refusal);
  expect((await openBucket().uploadToSignedUrl('by-link.png', 'token', picture)).error).toMatchObject(
    refusal,
  );
});

test('fix 12: ?download sends an attachment, under the given name or its own', async () => {
  const namedDownload = await fetch(
    openBucket().getPublicUrl('sample.png', { download: 'été.png' }).data.publicUrl,
  );
  expect(namedDownload.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''%C3%A9t%C3%A9.png`,
  );
  const unnamedDownload = await fetch(
    openBucket().getPublicUrl('sample.png', { download: true }).data.publicUrl,
  );
  expect(unnamedDownload.headers.get('content-disposition')).toBe('attachment');
  await Promise.all([namedDownload.arrayBuffer(), unnamedDownload.arrayBuffer()]);
});

test('fix 15: a folder lists the names within it', async () => {
  await openBucket().upload('folder/listed.png', picture);
  const { data } = await openBucket().list('folder');
  expect(data?.map(({ name }) => name)).toEqual(['listed.png']);
});

test('fix 26: one file is deleted by its address', async () => {
  await openBucket().upload('alone there.png', picture);
  const answer = await fetch(`${suite.backend.url}/storage/v1/object/pictures/alone%20there.png`, {
    method: 'DELETE',
    headers: { apikey: LOCAL_SECRET_KEY },
  });
  expect(answer.status).toBe(200);
  expect((await openBucket().download('alone there.png')).error).not.toBe(null);
});
