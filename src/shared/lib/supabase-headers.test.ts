import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { createFetchWithoutBearerKey } from './fetch-without-bearer-key';
import { createSupabaseHeaders } from './supabase-headers';

const PUBLISHABLE = 'sb_publishable_of_a_project';
const SECRET = 'sb_secret_of_a_project';
const LEGACY = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.signature';

/** Returns the key headers that supabase-js sends without a session: to tables, Auth and Storage. */
async function recordSupabaseHeaders(key: string): Promise<(string | null)[][]> {
  const headersOfRequests: (string | null)[][] = [];
  const record: typeof fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    headersOfRequests.push([headers.get('apikey'), headers.get('authorization')]);
    return Response.json([]);
  };
  const client = createClient('https://project.example', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: createFetchWithoutBearerKey(key, record) },
  });
  await client.from('content').select('id');
  await client.auth.resetPasswordForEmail('aya@example.org');
  await client.storage.from('media').list('uploads');
  return headersOfRequests;
}

describe('a new key', () => {
  it.each([PUBLISHABLE, SECRET])('%s is sent as apikey only', async (key) => {
    expect(createSupabaseHeaders(key)).toEqual({ apikey: key });
    expect(await recordSupabaseHeaders(key)).toEqual([
      [key, null],
      [key, null],
      [key, null],
    ]);
  });
});

it('an old key is sent as the bearer token too', async () => {
  expect(createSupabaseHeaders(LEGACY)).toEqual({ apikey: LEGACY, authorization: `Bearer ${LEGACY}` });
  expect(await recordSupabaseHeaders(LEGACY)).toEqual(Array(3).fill([LEGACY, `Bearer ${LEGACY}`]));
});

it.each([PUBLISHABLE, SECRET, LEGACY])("sends the session's token with the key %s", async (key) => {
  const send: typeof fetch = async (_input, init) =>
    new Response(new Headers(init?.headers).get('authorization'));
  const answer = await createFetchWithoutBearerKey(
    key,
    send,
  )(new Request('https://project.example', { headers: { authorization: 'Bearer a.b.c' } }));
  expect(await answer.text()).toBe('Bearer a.b.c');
});
