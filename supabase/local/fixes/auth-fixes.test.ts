import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { startBackendAndLite } from '../tests/start-backend-and-lite.ts';
import { createVisitorSupabaseClient, verifyMailLinkWithClient } from '../tests/support.ts';

const HOOK = `
  create schema private;
  create table public.events (event jsonb);
  create function private.limit_sign_ups(event jsonb) returns jsonb language sql as $$
    insert into public.events values (event)
    returning case when event #>> '{user,email}' like '%@refuse.example'
      then '{"error": {"http_code": 429, "message": "Too many"}}'::jsonb else '{}'::jsonb end
  $$;
`;
const password = 'Secret-123';
const servers = startBackendAndLite(HOOK, '');

const createBackendClient = () => createVisitorSupabaseClient(servers.backend.url);
const createLibraryClient = () => createVisitorSupabaseClient(servers.library.url, servers.library.fetch);

describe('fix 10: a sign-up does not reveal whether the address has an account', () => {
  const email = 'known@example.org';

  test('a known address gets the answer of a new one, without a mail', async () => {
    const first = await createBackendClient().auth.signUp({ email, password });
    const again = await createBackendClient().auth.signUp({ email, password: 'Guess-789' });
    expect(again.error).toBeNull();
    expect([first.data.user?.identities?.length, again.data.user?.identities?.length]).toEqual([1, 0]);
    expect(again.data.user?.id).not.toBe(first.data.user?.id);
    expect(servers.backend.mails.filter((mail) => mail.to === email)).toHaveLength(1);
  });

  test('the library still answers 429', async () => {
    await createLibraryClient().auth.signUp({ email, password });
    expect((await createLibraryClient().auth.signUp({ email, password })).error?.status).toBe(429);
  });
});

describe('fix 32: no Auth request reveals whether an address has an account', () => {
  const postToAuth = async (path: string, body: object) => {
    const answer = await fetch(`${servers.backend.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { id, created_at, updated_at, confirmation_sent_at, ...rest } = await answer.json();
    return { status: answer.status, code: answer.headers.get('x-sb-error-code'), keys: Object.keys(rest) };
  };

  test.each([
    ['otp', { create_user: false }],
    ['otp', {}],
    ['magiclink', {}],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
    ['signup', { password: 'Une phrase assez longue' }],
    ['token?grant_type=password', { password: 'Une autre phrase' }],
    ['verify', { token: '123456', type: 'recovery' }],
    ['verify', { token: '123456', type: 'signup' }],
    ['verify', { token: '123456', type: 'magiclink' }],
  ])('%s %j answers a known address and an unknown one alike', async (path, body) => {
    const knownEmail = `${crypto.randomUUID()}@example.org`;
    const client = createBackendClient();
    await client.auth.signUp({ email: knownEmail, password });
    await verifyMailLinkWithClient(
      client,
      servers.backend.mails.findLast((mail) => mail.to === knownEmail)?.link,
    );
    const unknown = `${crypto.randomUUID()}@example.org`;
    // twice, because a limit by account would reveal it too
    for (let time = 0; time < 2; time += 1) {
      expect(await postToAuth(path, { email: knownEmail, ...body })).toEqual(
        await postToAuth(path, { email: unknown, ...body }),
      );
    }
  });
});

test('fix 33: the hook runs before an account is created, never for a known address', async () => {
  const expectedError = { status: 429, message: 'Too many' };
  const email = `${crypto.randomUUID()}@refuse.example`;
  expect((await createBackendClient().auth.signUp({ email, password })).error).toMatchObject(expectedError);
  expect((await createBackendClient().auth.signInWithOtp({ email })).error).toMatchObject(expectedError);
  expect((await createLibraryClient().auth.signUp({ email, password })).error).toBeNull();
  const knownEmail = `${crypto.randomUUID()}@example.org`;
  for (let time = 0; time < 2; time += 1)
    await createBackendClient().auth.signUp({ email: knownEmail, password });
  await createBackendClient().auth.signInWithOtp({ email: knownEmail, options: { shouldCreateUser: false } });
  const sql = postgres(servers.backend.databaseUrl, { max: 1 });
  const readEvents = async (address: string) =>
    (await sql`select event from public.events where event #>> '{user,email}' = ${address}`).map(
      ({ event }) => event,
    );
  const createEvent = (address: string) => ({
    metadata: { name: 'before-user-created', ip_address: '127.0.0.1' },
    user: { email: address },
  });
  expect(await readEvents(email)).toEqual([createEvent(email), createEvent(email)]);
  expect(await readEvents(knownEmail)).toEqual([createEvent(knownEmail)]);
  await sql.end();
});

describe('fix 13: a page on another origin may sign in', () => {
  const preflight = {
    method: 'OPTIONS',
    headers: {
      origin: 'http://elsewhere.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  };
  const token = '/auth/v1/token?grant_type=password';
  const signIn = {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password }),
  };

  test('the preflight allows its headers, and the answer may be read', async () => {
    const allowed = await fetch(servers.backend.url + token, preflight);
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'apikey,content-type',
    ]);
    expect(
      (await fetch(servers.backend.url + token, { method: 'POST' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('*');
  });

  test('the library still forbids both', async () => {
    expect(
      (await servers.library.fetch(servers.library.url + token, preflight)).headers.get(
        'access-control-allow-headers',
      ),
    ).toBeNull();
    const answer = await servers.library.fetch(servers.library.url + token, signIn);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('fix 16: a signed-in person cannot administer accounts', () => {
  /**
   * Signs up, follows the link of the mail and signs in. Returns the HTTP status of that person's request for
   * the list of accounts.
   */
  async function fetchAccountListStatus(
    server: { url: string; fetch: typeof fetch; mails: readonly CaughtMail[] },
    follow: (client: SupabaseClient, link: string | undefined) => Promise<unknown>,
  ) {
    const client = createVisitorSupabaseClient(server.url, server.fetch);
    const email = `${crypto.randomUUID()}@example.org`;
    await client.auth.signUp({ email, password });
    await follow(client, server.mails.at(-1)?.link);
    const { data } = await client.auth.signInWithPassword({ email, password });
    const answer = await server.fetch(`${server.url}/auth/v1/admin/users`, {
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    return answer.status;
  }

  test('the list of accounts is refused', async () => {
    expect(
      await fetchAccountListStatus(
        { url: servers.backend.url, fetch, mails: servers.backend.mails },
        verifyMailLinkWithClient,
      ),
    ).toBe(403);
  });

  test('the library still answers every signed-in person', async () => {
    const follow = (_: SupabaseClient, link: string | undefined) =>
      servers.library.fetch(String(link), { redirect: 'manual' });
    expect(
      await fetchAccountListStatus(
        { url: servers.library.url, fetch: servers.library.fetch, mails: servers.library.mails },
        follow,
      ),
    ).toBe(200);
  });
});

describe('fix 31: a refresh whose session is deleted meanwhile', () => {
  /** Signs a person in, refreshes the session while it is being deleted, and returns the answer. */
  async function refreshDuringDeletion(
    { url, fetch, databaseUrl }: { url: string; fetch: typeof globalThis.fetch; databaseUrl: string },
    email: string,
  ) {
    const sql = postgres(databaseUrl, { onnotice: () => undefined });
    await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
    const { data } = await createVisitorSupabaseClient(url, fetch).auth.signInWithPassword({
      email,
      password,
    });
    const refresh = () =>
      fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
      });
    let answer: Promise<Response> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`delete from auth.sessions using auth.users where users.id = user_id and email = ${email}`;
      answer = refresh();
      await expect.poll(() => sql`select from pg_locks where not granted`).not.toHaveLength(0);
    });
    await sql.end();
    return (await answer)?.status;
  }

  test('is refused', async () => {
    await createBackendClient().auth.signUp({ email: 'passing@example.org', password });
    expect(await refreshDuringDeletion({ ...servers.backend, fetch }, 'passing@example.org')).toBe(400);
  });

  test('the library still answers 500', async () => {
    await createLibraryClient().auth.signUp({ email: 'passing@example.org', password });
    const libraryServer = {
      url: servers.library.url,
      fetch: servers.library.fetch,
      databaseUrl: servers.library.databaseUrl,
    };
    expect(await refreshDuringDeletion(libraryServer, 'passing@example.org')).toBe(500);
  });
});

describe('the mail box', () => {
  test('lists all mails, newest last, or those to one address', async () => {
    const all = (await (await fetch(`${servers.backend.url}/_mail`)).json()) as CaughtMail[];
    expect(all.length).toBeGreaterThan(1);
    expect([...all].sort((a, b) => a.at.localeCompare(b.at))).toEqual(all);
    expect(await (await fetch(`${servers.backend.url}/_mail?to=nobody@example.org`)).json()).toEqual([]);
  });
});
