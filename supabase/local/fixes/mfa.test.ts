import { Secret, TOTP } from 'otpauth';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../tests/start-test-backend.ts';
import { createVisitorSupabaseClient } from '../tests/support.ts';

const password = 'Une phrase assez longue';
const suite = startTestBackend();
let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(suite.backend.databaseUrl, { max: 1, onnotice: () => {} });
});

afterAll(async () => {
  await sql?.end();
});

type Client = ReturnType<typeof createVisitorSupabaseClient>;

/** Returns a client with its own user agent and address. */
const createDevice = (agent = 'Essai/1', address = '203.0.113.7') =>
  createVisitorSupabaseClient(suite.backend.url, (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('user-agent', agent);
    headers.set('x-forwarded-for', address);
    return fetch(input, { ...init, headers });
  });

async function signIn(client: Client, email: string): Promise<Client> {
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

async function createAccount() {
  const email = await suite.createAccount(password);
  return { client: await signIn(createDevice(), email), email };
}

const expectData = <T>({ data, error }: { data: T | null; error: unknown }): T => {
  expect(error).toBeNull();
  return data as T;
};

const enrol = async (client: Client) => expectData(await client.auth.mfa.enroll({ factorType: 'totp' }));

/** Returns the TOTP code of the secret. Each use needs a new step of the clock. */
const totpCode = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

const submitCode = (client: Client, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

/** Returns an account with a factor, and a client that has verified it. */
async function createEnrolledAccount() {
  const { client, email } = await createAccount();
  const { id, totp } = await enrol(client);
  expectData(await submitCode(client, id, totpCode(totp.secret, -1)));
  return { client, email, id, secret: totp.secret };
}

/** Returns the level of the session, and the level that the account requires. */
const readLevels = async (client: Client) => {
  const { currentLevel, nextLevel } = expectData(await client.auth.mfa.getAuthenticatorAssuranceLevel());
  return [currentLevel, nextLevel];
};

describe('fix 28: a second factor', () => {
  test('enrols with a QR code and a secret; a code raises the level', async () => {
    const { client, email } = await createAccount();
    const { id, totp } = await enrol(client);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(totp.uri)).toContain(email);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(await readLevels(client)).toEqual(['aal1', 'aal1']);
    const otherClient = await signIn(createDevice(), email);

    expectData(await submitCode(client, id, totpCode(totp.secret)));
    expect(await readLevels(client)).toEqual(['aal2', 'aal2']);
    expect((await otherClient.auth.getUser()).error).not.toBeNull();
    expect((await otherClient.auth.refreshSession()).error).not.toBeNull();

    expectData(await client.auth.refreshSession());
    expect(await readLevels(client)).toEqual(['aal2', 'aal2']);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(data)).not.toContain(totp.secret);
  });

  test('is required at the next sign-in; the session lists its methods newest first', async () => {
    const { email, id, secret } = await createEnrolledAccount();
    const phone = await signIn(createDevice(), email);
    expect(await readLevels(phone)).toEqual(['aal1', 'aal2']);
    expectData(await submitCode(phone, id, totpCode(secret)));
    const { data } = await phone.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  });

  test('accepts the code of one step before or after, and none twice', async () => {
    const { email, id, secret } = await createEnrolledAccount();
    const phone = await signIn(createDevice(), email);
    const wrongCodeError = { status: 422, code: 'mfa_verification_failed' };
    // createEnrolledAccount has used the code of step -1
    for (const code of [totpCode(secret, -3), totpCode(secret, 3), totpCode(secret, -1), '12345', 'abcdef']) {
      expect((await submitCode(phone, id, code)).error).toMatchObject(wrongCodeError);
    }
    expectData(await submitCode(phone, id, totpCode(secret, 1)));
    expect(
      (await submitCode(await signIn(createDevice(), email), id, totpCode(secret, 1))).error,
    ).toMatchObject(wrongCodeError);
    expect((await submitCode(phone, id, '')).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('refuses the sixteenth code of a minute, even a valid one', async () => {
    const { email, id, secret } = await createEnrolledAccount();
    const thief = await signIn(createDevice(), email);
    // createEnrolledAccount has sent the first code of the minute
    for (let count = 2; count <= 15; count += 1)
      expect((await submitCode(thief, id, '000000')).error).toMatchObject({
        code: 'mfa_verification_failed',
      });
    const answer = await submitCode(thief, id, totpCode(secret));
    expect(answer.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  test('cannot be removed without its code, which password and e-mail changes need too', async () => {
    const { client, email, id } = await createEnrolledAccount();
    const thief = await signIn(createDevice(), email);
    const levelError = { code: 'insufficient_aal' };
    expect((await thief.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      status: 422,
      ...levelError,
    });
    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      ...levelError,
    });
    const newPassword = 'Une autre phrase';
    const change = { password: newPassword, current_password: password };
    expect((await thief.auth.updateUser(change)).error).toMatchObject({ status: 401, ...levelError });
    expect((await thief.auth.updateUser({ email: 'autre@example.org' })).error).toMatchObject(levelError);
    expect((await client.auth.updateUser(change)).error).toBeNull();
  });

  test('is usable by its owner only', async () => {
    const { id, secret } = await createEnrolledAccount();
    const { client: stranger } = await createAccount();
    const notFoundError = { status: 404, code: 'mfa_factor_not_found' };
    expect((await submitCode(stranger, id, totpCode(secret))).error).toMatchObject(notFoundError);
    expect((await stranger.auth.mfa.unenroll({ factorId: id })).error).toMatchObject(notFoundError);
    expect((await createDevice().auth.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull();
  });

  test('is removed by its owner, which lowers the level; enrolment and removal send mails', async () => {
    const { client, email, id } = await createEnrolledAccount();
    expectData(await client.auth.mfa.unenroll({ factorId: id }));
    expectData(await client.auth.refreshSession());
    expect(await readLevels(client)).toEqual(['aal1', 'aal1']);
    const subjects = suite.backend.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'Votre double authentification est activée',
      'Votre double authentification est retirée',
    ]);
  });
});

describe('fix 27: a session', () => {
  test('stores the user agent and the address of its sign-in', async () => {
    const { email } = await createAccount();
    const client = await signIn(createDevice('Telephone', '198.51.100.4'), email);
    const { data } = await client.auth.getClaims();
    const readSession = () => sql`
      select user_agent, host(ip) as ip, aal from auth.sessions where id = ${String(data?.claims.session_id)}`;
    expect(await readSession()).toEqual([{ user_agent: 'Telephone', ip: '198.51.100.4', aal: 'aal1' }]);
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  });
});
