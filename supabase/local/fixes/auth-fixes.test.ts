import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { createEmail, startTestBackend } from '../tests/start-test-backend.ts';

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
const suite = startTestBackend(HOOK);

/** Sends a body to the Auth API as a visitor. */
const postToAuth = (path: string, body: object) =>
  fetch(`${suite.backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('fix 10: signing up with a known address answers 200, with a made-up user', async () => {
  const email = createEmail();
  const first = await suite.createClient().auth.signUp({ email, password });
  const second = await suite.createClient().auth.signUp({ email, password: 'Guess-789' });
  expect(second.error).toBeNull();
  expect([first.data.user?.identities?.length, second.data.user?.identities?.length]).toEqual([1, 0]);
  expect(second.data.user?.id).not.toBe(first.data.user?.id);
  expect(suite.backend.mails.filter((mail) => mail.to === email)).toHaveLength(1);
});

describe('fix 10: status, code and fields of an answer reveal no account', () => {
  const readAnswer = async (path: string, body: object) => {
    const answer = await postToAuth(path, body);
    const { id, created_at, updated_at, confirmation_sent_at, ...otherFields } = await answer.json();
    const code = answer.headers.get('x-sb-error-code');
    return { status: answer.status, code, keys: Object.keys(otherFields) };
  };

  test.each([
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
    const knownEmail = await suite.createAccount(password);
    const unknownEmail = createEmail();
    // twice, because a limit by account would reveal it too
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await readAnswer(path, { email: knownEmail, ...body })).toEqual(
        await readAnswer(path, { email: unknownEmail, ...body }),
      );
    }
  });
});

test('fix 33: the hook runs only before a new account', async () => {
  const expectedError = { status: 429, message: 'Too many' };
  const email = `${crypto.randomUUID()}@refuse.example`;
  expect((await suite.createClient().auth.signUp({ email, password })).error).toMatchObject(expectedError);
  expect((await suite.createClient().auth.signInWithOtp({ email })).error).toMatchObject(expectedError);
  const knownEmail = createEmail();
  for (let attempt = 0; attempt < 2; attempt += 1)
    await suite.createClient().auth.signUp({ email: knownEmail, password });
  const unknownEmail = createEmail();
  await suite.createClient().auth.signInWithOtp({ email: knownEmail });
  await suite
    .createClient()
    .auth.signInWithOtp({ email: unknownEmail, options: { shouldCreateUser: false } });
  const sql = postgres(suite.backend.databaseUrl, { max: 1 });
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
  expect(await readEvents(unknownEmail)).toEqual([]);
  await sql.end();
});

test('fix 13: a page on another origin may sign in', async () => {
  const preflight = await fetch(`${suite.backend.url}/auth/v1/token?grant_type=password`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://elsewhere.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'apikey,content-type',
  ]);
  const answer = await postToAuth('token?grant_type=password', {});
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('fix 16: a signed-in person cannot list the accounts', async () => {
  const email = await suite.createAccount(password);
  const { data } = await suite.createClient().auth.signInWithPassword({ email, password });
  const answer = await fetch(`${suite.backend.url}/auth/v1/admin/users`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(answer.status).toBe(403);
});

test('fix 31: a refresh whose session is deleted meanwhile is refused', async () => {
  const email = await suite.createAccount(password);
  const { data } = await suite.createClient().auth.signInWithPassword({ email, password });
  const sql = postgres(suite.backend.databaseUrl, { onnotice: () => undefined });
  let answer: Promise<Response> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`delete from auth.sessions using auth.users where users.id = user_id and email = ${email}`;
    answer = postToAuth('token?grant_type=refresh_token', { refresh_token: data.session?.refresh_token });
    // the refresh waits for the row that this transaction deletes
    await expect.poll(() => sql`select from pg_locks where not granted`).not.toHaveLength(0);
  });
  await sql.end();
  expect((await answer)?.status).toBe(400);
});

test('the mailbox lists all mails, newest last, or those to one address', async () => {
  const all = (await (await fetch(`${suite.backend.url}/_mail`)).json()) as CaughtMail[];
  expect(all.length).toBeGreaterThan(1);
  expect([...all].sort((a, b) => a.at.localeCompare(b.at))).toEqual(all);
  expect(await (await fetch(`${suite.backend.url}/_mail?to=nobody@example.org`)).json()).toEqual([]);
});
