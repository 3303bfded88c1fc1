import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../keys.ts';
import { startTestBackend } from '../tests/start-test-backend.ts';
import { NOTES_TABLE_SQL } from '../tests/support.ts';

const SCHEMA = `${NOTES_TABLE_SQL}
  insert into storage.buckets (id, name, public) values ('files', 'files', true);
  create policy "anyone may do all" on storage.objects to anon using (true) with check (true);`;
const suite = startTestBackend(SCHEMA);

describe('fix 17: a bearer that is no token', () => {
  const rowsPath = '/rest/v1/notes?select=id';
  const filesPath = '/storage/v1/object/list/files';
  const bearerHeaders = (bearer: string) => ({
    apikey: LOCAL_PUBLISHABLE_KEY,
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
  });
  const listRequest = (bearer: string) => ({
    method: 'POST',
    headers: bearerHeaders(bearer),
    body: '{"prefix":""}',
  });

  test.each([LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY, 'x', 'a.b'])(
    'is refused with the answers of hosted projects: %s',
    async (bearer) => {
      const rows = await fetch(suite.backend.url + rowsPath, { headers: bearerHeaders(bearer) });
      expect([rows.status, await rows.json()]).toEqual([401, expect.objectContaining({ code: 'PGRST301' })]);
      const files = await fetch(suite.backend.url + filesPath, listRequest(bearer));
      expect([files.status, await files.json()]).toEqual([
        400,
        expect.objectContaining({ statusCode: '403' }),
      ]);
    },
  );

  test('is ignored on a public address', async () => {
    const answer = await fetch(`${suite.backend.url}/storage/v1/object/public/files/missing.txt`, {
      headers: bearerHeaders(LOCAL_PUBLISHABLE_KEY),
    });
    expect(await answer.text()).not.toContain('JWS');
  });
});

describe('fix 18: invalid text', () => {
  const key = { apikey: LOCAL_PUBLISHABLE_KEY };
  const jsonHeaders = { ...key, 'content-type': 'application/json' };
  const brokenBody = Buffer.concat([Buffer.from('{"body":"a'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]);
  const post = (body: BodyInit) => ({ method: 'POST', headers: jsonHeaders, body });
  const fileRequest = { method: 'POST', headers: { ...key, 'content-type': 'text/plain' }, body: 'x' };
  const NUL = '\\u0000';
  const LONE_SURROGATE = '\\ud800';

  test.each([
    ['a NUL in a column of the order', '/rest/v1/notes?select=id&order=id%00.asc', { headers: key }, '22021'],
    ['a NUL in a filtered column', '/rest/v1/notes?select=id&bo%00dy=eq.x', { headers: key }, '22021'],
    ['broken UTF-8 in a path', '/rest/v1/no%fftes?select=id', { headers: key }, '22021'],
    ['broken UTF-8 in a value', '/rest/v1/notes?select=id&body=eq.%ff', { headers: key }, '22021'],
    ['broken UTF-8 in a body', '/rest/v1/notes', post(brokenBody), 'PGRST102'],
    ['a NUL in a value', '/rest/v1/notes', post(`{"body":"a${NUL}"}`), '22P05'],
    ['a NUL in a key', '/rest/v1/notes', post(`{"bo${NUL}dy":"a"}`), '22P05'],
    ['an unpaired surrogate', '/rest/v1/notes', post(`{"body":"${LONE_SURROGATE}"}`), '22P05'],
    [
      'a NUL in an address',
      '/auth/v1/signup',
      post(`{"email":"a${NUL}@b.co","password":"Secret-123"}`),
      'validation_failed',
    ],
    [
      'a NUL in a name given at sign-up',
      '/auth/v1/signup',
      post(`{"email":"a@b.co","password":"Secret-123","data":{"n":"${NUL}"}}`),
      'validation_failed',
    ],
    [
      'a NUL in a token',
      '/auth/v1/token?grant_type=refresh_token',
      post(`{"refresh_token":"${NUL}"}`),
      'validation_failed',
    ],
    ['a NUL in the name of a file', '/storage/v1/object/files/a%00.txt', fileRequest, '400'],
    ['broken UTF-8 in the name of a file', '/storage/v1/object/files/a%ff.txt', fileRequest, '400'],
    ['a NUL in a listed folder', '/storage/v1/object/list/files', post(`{"prefix":"${NUL}"}`), '400'],
    ['invalid JSON for a list of files', '/storage/v1/object/list/files', post('{'), '400'],
    [
      'an invalid multipart form',
      '/storage/v1/object/files/b.txt',
      { ...post('x'), headers: { ...key, 'content-type': 'multipart/form-data' } },
      '400',
    ],
  ] as [string, string, RequestInit, string][])('is refused: %s', async (_name, path, init, code) => {
    const answer = await fetch(suite.backend.url + path, init);
    const body = (await answer.json()) as { code?: unknown; error_code?: string; statusCode?: string };
    expect([answer.status, body.error_code ?? body.statusCode ?? body.code]).toEqual([400, code]);
  });

  test('is accepted as the bytes of a file', async () => {
    const answer = await fetch(`${suite.backend.url}/storage/v1/object/files/bytes.txt`, {
      ...fileRequest,
      body: brokenBody,
    });
    expect(answer.status).toBe(200);
  });
});
