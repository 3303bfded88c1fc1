import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { startTestBackend } from '../tests/start-test-backend.ts';
import { RESUMABLE_PATH } from './resumable-uploads.ts';

const POLICY_CONDITION = `bucket_id = 'films' and name like 'open/%'`;
const BUCKET = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('films', 'films', true, 20, array['video/mp4']);
  create policy "anyone adds films" on storage.objects to anon, authenticated
    using (${POLICY_CONDITION}) with check (${POLICY_CONDITION});
`;
const suite = startTestBackend(BUCKET);

const toMetadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Sends a tus request to the address of an upload, or to the address that creates uploads. */
function send(
  method: string,
  { address = suite.backend.url + RESUMABLE_PATH, headers = {}, body = null }: TusRequest = {},
) {
  return fetch(address, {
    method,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'tus-resumable': '1.0.0', ...headers },
    body,
  });
}

interface TusRequest {
  address?: string;
  headers?: Record<string, string>;
  body?: string | null;
}

const create = (
  objectName: string,
  length: number,
  body = '',
  metadata: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  send('POST', {
    headers: {
      ...headers,
      'upload-length': String(length),
      'upload-metadata': toMetadata({
        bucketName: 'films',
        objectName,
        contentType: 'video/mp4',
        cacheControl: '60',
        ...metadata,
      }),
    },
    body,
  });

const append = (address: string, offset: number, body: string, headers: Record<string, string> = {}) =>
  send('PATCH', {
    address,
    headers: {
      ...headers,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body,
  });

const download = (name: string) =>
  fetch(suite.createClient().storage.from('films').getPublicUrl(name).data.publicUrl);

describe('fix 36: a resumable upload', () => {
  test('stores its chunks as one object, and says how many bytes it has', async () => {
    const creation = await create('open/film.mp4', 11, 'un, ');
    expect(creation.status).toBe(201);
    expect(creation.headers.get('upload-offset')).toBe('4');
    const address = creation.headers.get('location') ?? '';
    expect((await append(address, 4, 'deux')).status).toBe(204);
    const { headers } = await send('HEAD', { address });
    expect([headers.get('upload-offset'), headers.get('upload-length')]).toEqual(['8', '11']);
    expect((await download('open/film.mp4')).status).toBe(400);
    expect((await append(address, 8, ', 3')).headers.get('upload-offset')).toBe('11');
    const file = await download('open/film.mp4');
    expect(await file.text()).toBe('un, deux, 3');
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect((await send('HEAD', { address })).headers.get('upload-offset')).toBe('11');
  });

  test('adds no bytes at another offset, and none beyond its length', async () => {
    const address = (await create('open/offset.mp4', 6, 'abc')).headers.get('location') ?? '';
    expect((await append(address, 0, 'abc')).status).toBe(409);
    expect((await append(address, 3, 'defg')).status).toBe(413);
    expect((await append(address, 3, 'def')).status).toBe(204);
    expect(await (await download('open/offset.mp4')).text()).toBe('abcdef');
  });

  test.each([
    ['a name that the policies refuse', 'closed/film.mp4', 5, {}, 403],
    ['a size above the limit of the bucket', 'open/large.mp4', 21, {}, 413],
    ['a type that the bucket refuses', 'open/page.html', 5, { contentType: 'text/html' }, 415],
    ['a missing bucket', 'open/film.mp4', 5, { bucketName: 'nothing' }, 404],
  ])('is refused for %s', async (_reason, name, length, metadata, status) => {
    expect((await create(name, length, '', metadata)).status).toBe(status);
  });

  test('is refused for an existing name', async () => {
    await create('open/twice.mp4', 3, 'abc');
    expect((await create('open/twice.mp4', 3, 'def')).status).toBe(409);
  });

  test('obeys the policies with every chunk', async () => {
    const address = (await create('open/refused.mp4', 6, 'abc')).headers.get('location') ?? '';
    const sql = postgres(suite.backend.databaseUrl, { max: 1 });
    await sql`alter policy "anyone adds films" on storage.objects with check (false)`;
    const { status } = await append(address, 3, 'd');
    await sql.unsafe(`alter policy "anyone adds films" on storage.objects with check (${POLICY_CONDITION})`);
    await sql.end();
    expect(status).toBe(403);
    expect((await append(address, 3, 'd')).status).toBe(204);
  });

  test('is continued only by the account that created it', async () => {
    const password = 'Une phrase assez longue';
    const email = await suite.createAccount(password);
    const { data } = await suite.createClient().auth.signInWithPassword({ email, password });
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const creation = await create('open/owned.mp4', 6, 'abc', {}, headers);
    const address = creation.headers.get('location') ?? '';
    expect((await append(address, 3, 'def')).status).toBe(404);
    expect((await append(address, 3, 'def', headers)).status).toBe(204);
  });

  test('is deleted when the sender cancels it', async () => {
    const address = (await create('open/cancelled.mp4', 6, 'abc')).headers.get('location') ?? '';
    expect((await send('DELETE', { address })).status).toBe(204);
    expect((await append(address, 3, 'def')).status).toBe(404);
  });
});
