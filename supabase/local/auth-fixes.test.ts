import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BareLibrary, startBareLibrary } from './bare-library.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import type { CaughtMail } from './mailbox.ts';
import { type BackendServer, serveBackend } from './server.ts';
import { scratchDir, visitor, writeProject } from './test-support.ts';

const dir = scratchDir();
const BARE_URL = 'http://bare.test';
const password = 'Secret-123';
let fixed: BackendServer;
let bare: BareLibrary;

beforeAll(async () => {
  fixed = await serveBackend({ dir: `${dir}/fixed`, durable: false, supabaseDir: writeProject(dir, []) });
  bare = await startBareLibrary(dir, '');
});

afterAll(async () => {
  await fixed?.close();
  await bare?.close();
});

const ours = () => visitor(fixed.url);
const theirs = () => visitor(BARE_URL, bare.fetch);

async function lastMailTo(email: string): Promise<CaughtMail | undefined> {
  const answer = await fetch(`${fixed.url}/_mail?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as CaughtMail[]).at(-1);
}

/** Opens a mail's link as a browser does, up to the page it leads to. */
async function follow(link: string | undefined): Promise<{ page: string; result: URLSearchParams }> {
  const answer = await fetch(String(link), { redirect: 'manual' });
  const target = new URL(String(answer.headers.get('location')));
  return {
    page: `${target.origin}${target.pathname}${target.search}`,
    result: new URLSearchParams(target.hash.slice(1)),
  };
}

describe('fix 4: links in mails lead where the page asked', () => {
  const email = 'Aya@example.org';

  test('confirming an address signs in on the requested page, once', async () => {
    const page = `${fixed.url}/auth?next=/admin&from=mail`;
    const { error } = await ours().auth.signUp({ email, password, options: { emailRedirectTo: page } });
    expect(error).toBeNull();
    expect((await ours().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    const mail = await lastMailTo(email);
    expect(mail?.html).toContain(encodeURIComponent(page));
    const opened = await follow(mail?.link);
    expect(opened.page).toBe(page);
    expect((await ours().auth.getUser(opened.result.get('access_token') ?? '')).data.user?.email).toBe(
      'aya@example.org',
    );
    expect((await ours().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await follow(mail?.link)).result.get('error_code')).toBe('otp_expired');
  });

  test('resetting a password leads to the requested page and lets it be changed', async () => {
    const page = `${fixed.url}/auth?mode=reset`;
    expect((await ours().auth.resetPasswordForEmail(email, { redirectTo: page })).error).toBeNull();
    const opened = await follow((await lastMailTo(email))?.link);
    expect([opened.page, opened.result.get('type')]).toEqual([page, 'recovery']);
    const client = ours();
    await client.auth.setSession({
      access_token: opened.result.get('access_token') ?? '',
      refresh_token: opened.result.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'Another-456' })).error).toBeNull();
    expect((await ours().auth.signInWithPassword({ email, password: 'Another-456' })).error).toBeNull();
  });

  test('a page of a stranger is not followed', async () => {
    await ours().auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/steal' });
    expect(new URL((await follow((await lastMailTo(email))?.link)).page).origin).toBe(fixed.url);
  });

  test('the library still writes the site address into every link', async () => {
    await bare.app.fetch(
      new Request(`${BARE_URL}/auth/v1/signup?redirect_to=${encodeURIComponent(`${BARE_URL}/there`)}`, {
        method: 'POST',
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    expect(bare.mails.at(-1)?.link).toMatch(
      /redirect_to=http:\/\/site\.test$|redirect_to=http%3A%2F%2Fsite\.test$/,
    );
  });
});

describe('fix 10: signing up does not tell whether the address has an account', () => {
  const email = 'known@example.org';

  test('a known address is answered like a new one, without identities and without a mail', async () => {
    const first = await ours().auth.signUp({ email, password });
    const again = await ours().auth.signUp({ email, password: 'Guess-789' });
    expect(again.error).toBeNull();
    expect([first.data.user?.identities?.length, again.data.user?.identities?.length]).toEqual([1, 0]);
    expect(again.data.user?.id).not.toBe(first.data.user?.id);
    expect(fixed.mails.filter((mail) => mail.to === email)).toHaveLength(1);
  });

  test('the library still answers 429', async () => {
    await theirs().auth.signUp({ email, password });
    expect((await theirs().auth.signUp({ email, password })).error?.status).toBe(429);
  });
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
    const allowed = await fetch(fixed.url + token, preflight);
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'apikey,content-type',
    ]);
    expect(
      (await fetch(fixed.url + token, { method: 'POST' })).headers.get('access-control-allow-origin'),
    ).toBe('*');
  });

  test('the library still forbids both', async () => {
    expect(
      (await bare.fetch(BARE_URL + token, preflight)).headers.get('access-control-allow-headers'),
    ).toBeNull();
    const answer = await bare.fetch(BARE_URL + token, signIn);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('fix 16: nobody signed in administers accounts', () => {
  /** Signs up, follows the link of the mail and signs in; tells how the list of accounts answers that person. */
  async function listAccounts(server: { url: string; fetch: typeof fetch; mails: readonly CaughtMail[] }) {
    const client = visitor(server.url, server.fetch);
    const email = `${crypto.randomUUID()}@example.org`;
    await client.auth.signUp({ email, password });
    await server.fetch(String(server.mails.at(-1)?.link), { redirect: 'manual' });
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
    expect(await listAccounts({ url: fixed.url, fetch, mails: fixed.mails })).toBe(403);
  });

  test('the library still answers anybody signed in', async () => {
    expect(await listAccounts({ url: BARE_URL, fetch: bare.fetch, mails: bare.mails })).toBe(200);
  });
});

describe('the mail box', () => {
  test('lists all mails, newest last, or those to one address', async () => {
    const all = (await (await fetch(`${fixed.url}/_mail`)).json()) as CaughtMail[];
    expect(all.length).toBeGreaterThan(1);
    expect([...all].sort((a, b) => a.at.localeCompare(b.at))).toEqual(all);
    expect(await (await fetch(`${fixed.url}/_mail?to=nobody@example.org`)).json()).toEqual([]);
  });
});
