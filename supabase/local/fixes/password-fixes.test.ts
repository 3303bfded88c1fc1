import postgres from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmail, startTestBackend } from '../tests/start-test-backend.ts';
import { verifyMailLinkWithClient } from '../tests/support.ts';

const HOOK = `
  create schema private;
  create table public.attempts (event jsonb);
  create function private.watch_password_attempts(event jsonb) returns jsonb language sql as $$
    insert into public.attempts values (event) returning '{"decision": "continue"}'::jsonb
  $$;
`;
const password = 'Une phrase assez longue';
const newPassword = 'Une autre phrase';
const suite = startTestBackend(HOOK);

const options = { data: { first_name: 'Aïssatou', last_name: 'N’Diaye' } };

/** Returns a confirmed account, signed in with its password. */
async function createAccount() {
  const email = await suite.createAccount(password, options.data);
  const client = suite.createClient();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return { client, email };
}

describe('fix 21: a guessable password is refused', () => {
  const weakError = (reason: string) => ({ status: 422, code: 'weak_password', reasons: [reason] });
  let client: ReturnType<typeof suite.createClient>;

  beforeAll(async () => {
    ({ client } = await createAccount());
  });

  async function expectRefusal(input: string, error: object) {
    const signUp = await suite.createClient().auth.signUp({ email: createEmail(), password: input, options });
    expect(signUp.error).toMatchObject(error);
    const change = await client.auth.updateUser({ password: input, current_password: password });
    expect(change.error).toMatchObject(error);
  }

  test.each(['password1', 'MotDePasse', 'azertyuiop', 'ÀZERTYUIOP'])('common: %s', (input) =>
    expectRefusal(input, weakError('pwned')),
  );

  test.each(['obouo2026', 'GroupeObouo1', 'M4rm1te2026', 'azerty2026'])('predictable: %s', (input) =>
    expectRefusal(input, weakError('pwned')),
  );

  test('a password of 73 bytes is refused, one of 72 bytes is not', async () => {
    const accents = 'éàùçèêôîûâëïüöñãõ'.repeat(2);
    const padTo = (size: number) => accents + 'z'.repeat(size - Buffer.byteLength(accents));
    const tooLong = { status: 400, code: 'validation_failed' };
    // 73 bytes in 39 characters
    expect(padTo(73)).toHaveLength(39);
    for (const text of [padTo(73), `${accents}${accents}`]) await expectRefusal(text, tooLong);
    expect(
      (await suite.createClient().auth.signUp({ email: createEmail(), password: padTo(72), options })).error,
    ).toBeNull();
  });

  test.each(['aissatou 2026', 'vive.la.DIAYE', 'xx-dupontel-xx'])('personal: %s', async (input) => {
    const email = `dupontel.${crypto.randomUUID()}@example.org`;
    const signUp = await suite.createClient().auth.signUp({ email, password: input, options });
    expect(signUp.error).toMatchObject(weakError('personal'));
  });

  test('a change to a password that contains the name is refused', async () => {
    const change = await client.auth.updateUser({ password: 'Diaye-Diaye', current_password: password });
    expect(change.error).toMatchObject(weakError('personal'));
  });
});

describe('fix 22: a session alone does not change the password', () => {
  test('without the current password, or with a wrong one, nothing changes', async () => {
    const { client, email } = await createAccount();
    const without = await client.auth.updateUser({ password: newPassword });
    expect([without.error?.status, without.error?.code]).toEqual([400, 'current_password_required']);
    const wrong = await client.auth.updateUser({ password: newPassword, current_password: 'pas la bonne' });
    expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'current_password_invalid']);
    expect((await suite.createClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('the current password allows the change, ends other sessions and sends a mail', async () => {
    const { client, email } = await createAccount();
    const otherClient = suite.createClient();
    await otherClient.auth.signInWithPassword({ email, password });
    const change = await client.auth.updateUser({ password: newPassword, current_password: password });
    expect(change.error).toBeNull();
    expect(
      (await suite.createClient().auth.signInWithPassword({ email, password: newPassword })).error,
    ).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await otherClient.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await otherClient.auth.refreshSession()).error).not.toBeNull();
    expect(suite.backend.mails.filter((mail) => mail.to === email).at(-1)?.subject).toBe(
      'Votre mot de passe est enregistré',
    );
  });

  test('a session from a mail link needs no current password, even after a refresh', async () => {
    const { client, email } = await createAccount();
    expect((await client.auth.updateUser({ data: { first_name: 'Awa' } })).error).toBeNull();
    await suite.createClient().auth.resetPasswordForEmail(email);
    const mailClient = suite.createClient();
    await verifyMailLinkWithClient(mailClient, suite.findLastLink(email));
    await mailClient.auth.refreshSession();
    expect((await mailClient.auth.updateUser({ password: newPassword })).error).toBeNull();
  });

  test('a request without a session is refused before its password is checked', async () => {
    const answer = await fetch(`${suite.backend.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'password1' }),
    });
    expect(answer.status).toBe(401);
  });
});

test('fix 35: a wrong password calls the hook; the answer reveals no account', async () => {
  const { email } = await createAccount();
  const signIn = (address: string) =>
    suite.createClient().auth.signInWithPassword({ email: address, password: 'pas la bonne' });
  const { error: knownAddressError } = await signIn(email.toUpperCase());
  const { error: unknownAddressError } = await signIn(createEmail());
  expect(knownAddressError?.code).toBe('invalid_credentials');
  expect(unknownAddressError?.code).toBe('invalid_credentials');
  expect(knownAddressError?.message).toBe(unknownAddressError?.message);
  const sql = postgres(suite.backend.databaseUrl, { max: 1 });
  const attempts = await sql`
    select email, event - 'user_id' as payload from public.attempts
    join auth.users as account on account.id = (event ->> 'user_id')::uuid where email = ${email}`;
  const [attemptsWithoutAccount] =
    await sql`select count(*)::int from public.attempts where event ->> 'user_id' is null`;
  await sql.end();
  expect([...attempts]).toEqual([{ email, payload: { valid: false } }]);
  expect(attemptsWithoutAccount).toEqual({ count: 0 });
});
