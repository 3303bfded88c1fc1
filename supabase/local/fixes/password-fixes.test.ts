import postgres from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { startBackendAndLite } from '../tests/start-backend-and-lite.ts';
import { createVisitorSupabaseClient, verifyMailLinkWithClient } from '../tests/support.ts';

const HOOK = `
  create schema private;
  create table public.attempts (event jsonb);
  create function private.watch_password_attempts(event jsonb) returns jsonb language sql as $$
    insert into public.attempts values (event) returning '{"decision": "continue"}'::jsonb
  $$;
`;
const password = 'Une phrase assez longue';
const newPassword = 'Une autre phrase';
const servers = startBackendAndLite(HOOK, '');

const createBackendClient = () => createVisitorSupabaseClient(servers.backend.url);
const findLastLink = (email: string) =>
  servers.backend.mails.filter((mail) => mail.to === email).at(-1)?.link;
const createEmail = () => `${crypto.randomUUID()}@example.org`;

const options = { data: { first_name: 'Aïssatou', last_name: 'N’Diaye' } };

/** Returns a confirmed account, signed in with its password. */
async function createAccount() {
  const email = createEmail();
  await createBackendClient().auth.signUp({ email, password, options });
  await verifyMailLinkWithClient(createBackendClient(), findLastLink(email));
  const client = createBackendClient();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return { client, email };
}

describe('fix 21: a guessable password is refused', () => {
  const weak = (reason: string) => ({ status: 422, code: 'weak_password', reasons: [reason] });
  let client: ReturnType<typeof createBackendClient>;

  beforeAll(async () => {
    ({ client } = await createAccount());
  });

  test.each(['password1', 'MotDePasse', 'azertyuiop', 'ÀZERTYUIOP'])('the common one %s', async (common) => {
    const signUp = await createBackendClient().auth.signUp({
      email: createEmail(),
      password: common,
      options,
    });
    expect(signUp.error).toMatchObject(weak('pwned'));
    const change = await client.auth.updateUser({ password: common, current_password: password });
    expect(change.error).toMatchObject(weak('pwned'));
  });

  test.each(['obouo2026', 'GroupeObouo1', 'M4rm1te2026', 'azerty2026'])(
    'the predictable one %s',
    async (typed) => {
      const signUp = await createBackendClient().auth.signUp({
        email: createEmail(),
        password: typed,
        options,
      });
      expect(signUp.error).toMatchObject(weak('pwned'));
      const change = await client.auth.updateUser({ password: typed, current_password: password });
      expect(change.error).toMatchObject(weak('pwned'));
    },
  );

  test('a password of 73 bytes is refused, one of 72 bytes is not', async () => {
    const accents = 'éàùçèêôîûâëïüöñãõ'.repeat(2);
    const long = (count: number) => accents + 'z'.repeat(count - Buffer.byteLength(accents));
    const tooLong = { status: 400, code: 'validation_failed' };
    expect(long(73)).toHaveLength(39);
    for (const text of [long(73), `${accents}${accents}`]) {
      expect(
        (await createBackendClient().auth.signUp({ email: createEmail(), password: text, options })).error,
      ).toMatchObject(tooLong);
      const change = await client.auth.updateUser({ password: text, current_password: password });
      expect(change.error).toMatchObject(tooLong);
    }
    expect(
      (await createBackendClient().auth.signUp({ email: createEmail(), password: long(72), options })).error,
    ).toBeNull();
  });

  test.each(['aissatou 2026', 'vive.la.DIAYE', 'xx-dupontel-xx'])('the personal one %s', async (personal) => {
    const email = `dupontel.${crypto.randomUUID()}@example.org`;
    const signUp = await createBackendClient().auth.signUp({ email, password: personal, options });
    expect(signUp.error).toMatchObject(weak('personal'));
  });

  test('a change to a password that contains the name is refused', async () => {
    const change = await client.auth.updateUser({ password: 'Diaye-Diaye', current_password: password });
    expect(change.error).toMatchObject(weak('personal'));
  });

  test('the library still accepts a common password', async () => {
    const signUp = createVisitorSupabaseClient(servers.library.url, servers.library.fetch).auth.signUp({
      email: createEmail(),
      password: 'password1',
    });
    expect((await signUp).error).toBeNull();
  });
});

describe('fix 22: a session alone does not change the password', () => {
  test('without the current password, or with a wrong one, nothing changes', async () => {
    const { client, email } = await createAccount();
    const without = await client.auth.updateUser({ password: newPassword });
    expect([without.error?.status, without.error?.code]).toEqual([400, 'current_password_required']);
    const wrong = await client.auth.updateUser({ password: newPassword, current_password: 'pas la bonne' });
    expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'current_password_invalid']);
    expect((await createBackendClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('the current password allows the change, ends other sessions and sends a mail', async () => {
    const { client, email } = await createAccount();
    const elsewhere = createBackendClient();
    await elsewhere.auth.signInWithPassword({ email, password });
    const change = await client.auth.updateUser({ password: newPassword, current_password: password });
    expect(change.error).toBeNull();
    expect(
      (await createBackendClient().auth.signInWithPassword({ email, password: newPassword })).error,
    ).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect(servers.backend.mails.filter((mail) => mail.to === email).at(-1)?.subject).toBe(
      'Votre mot de passe est enregistré',
    );
  });

  test('a session from a mail link needs no current password, even after a refresh', async () => {
    const { client, email } = await createAccount();
    expect((await client.auth.updateUser({ data: { first_name: 'Awa' } })).error).toBeNull();
    await createBackendClient().auth.resetPasswordForEmail(email);
    const recovered = createBackendClient();
    await verifyMailLinkWithClient(recovered, findLastLink(email));
    await recovered.auth.refreshSession();
    expect((await recovered.auth.updateUser({ password: newPassword })).error).toBeNull();
  });

  test('a request without a session is refused before its password is checked', async () => {
    const answer = await fetch(`${servers.backend.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'password1' }),
    });
    expect(answer.status).toBe(401);
  });

  test('the library still changes the password without asking for the old one', async () => {
    const client = createVisitorSupabaseClient(servers.library.url, servers.library.fetch);
    const email = createEmail();
    await client.auth.signUp({ email, password });
    await servers.library.fetch(String(servers.library.mails.at(-1)?.link), { redirect: 'manual' });
    await client.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  });
});

test('fix 35: the hook receives a wrong password; the answer hides that the account exists', async () => {
  const { email } = await createAccount();
  const signIn = (address: string) =>
    createBackendClient().auth.signInWithPassword({ email: address, password: 'pas la bonne' });
  const [refused, unknown] = [await signIn(email.toUpperCase()), await signIn(createEmail())];
  expect([refused.error?.code, unknown.error?.code]).toEqual(['invalid_credentials', 'invalid_credentials']);
  expect(refused.error?.message).toBe(unknown.error?.message);
  const sql = postgres(servers.backend.databaseUrl, { max: 1 });
  const attempts = await sql`
    select email, event - 'user_id' as payload from public.attempts
    join auth.users as account on account.id = (event ->> 'user_id')::uuid where email = ${email}`;
  const [all] = await sql`select count(*)::int from public.attempts where event ->> 'user_id' is null`;
  await sql.end();
  expect([...attempts]).toEqual([{ email, payload: { valid: false } }]);
  expect(all).toEqual({ count: 0 });
});
