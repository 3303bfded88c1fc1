import { afterAll, beforeAll } from 'vitest';
import { ACTOR_NAMES, getActorAccount, TEST_PASSWORD, type TestActorName } from './actors.ts';
import { requestApi } from './api.ts';
import { type Connection, getOnlyRow } from './database.ts';

/** Client that has the public key. All except the visitor also have the valid token of an account. */
export interface Attacker {
  readonly name: TestActorName | 'fresh account';
  readonly id: string | null;
  readonly token: string | null;
}

interface Answer {
  readonly status: number;
  /** SQLSTATE or code of the API, for an error. */
  readonly code: string | undefined;
  readonly rows: readonly Record<string, unknown>[];
}

interface Request {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Sends a request to the REST API. A body of text or bytes is sent unchanged. */
export async function requestRest(
  attacker: Pick<Attacker, 'token'>,
  method: string,
  path: string,
  { body, headers = {} }: Request = {},
): Promise<Answer> {
  const answer = await requestApi(`rest/v1/${path}`, { method, token: attacker.token, body, headers });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
  const parsed: unknown = isJson ? JSON.parse(text) : null;
  return {
    status: answer.status,
    code: answer.ok ? undefined : (parsed as { code?: string } | null)?.code,
    rows: answer.ok && Array.isArray(parsed) ? parsed : [],
  };
}

/** Calls the Auth API. @throws with status and answer when it refuses. */
export async function requestAuth(path: string, body: object) {
  const answer = await requestApi(`auth/v1/${path}`, { body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } };
}

/** Signs in over HTTP. @returns the token. */
export async function fetchToken(email: string): Promise<string> {
  return (await requestAuth('token?grant_type=password', { email, password: TEST_PASSWORD })).access_token;
}

/** Signs up an account that asks for a role in its metadata, and confirms the address by SQL. */
export async function signUpAttacker(
  sql: Connection,
): Promise<Attacker & { id: string; token: string; email: string }> {
  const email = `${crypto.randomUUID()}@attaque.example`;
  const data = { first_name: 'Eve', last_name: 'Essai', role: 'super_admin', roles: ['super_admin'] };
  await requestAuth('signup', { email, password: TEST_PASSWORD, data });
  const rows = await sql<{ id: string }[]>`
    update auth.users set email_confirmed_at = now() where email = ${email} returning id`;
  return { name: 'fresh account', id: rows[0]?.id ?? '', token: await fetchToken(email), email };
}

/**
 * Signs in an account of each role and a new account before the tests of the file. Deletes the new one after them.
 * @returns these attackers and a visitor without a token; the list is empty until the tests start.
 */
export function openAttackers(sql: Connection) {
  const attackers: Attacker[] = [];
  const findAttacker = (name: Attacker['name']) => getOnlyRow(attackers.filter((one) => one.name === name));
  beforeAll(async () => {
    const accounts = ACTOR_NAMES.map(async (name): Promise<Attacker> => {
      const person = getActorAccount(name);
      return { name, id: person?.id ?? null, token: person ? await fetchToken(person.email) : null };
    });
    attackers.push(...(await Promise.all([...accounts, signUpAttacker(sql)])));
  });
  afterAll(() => sql`delete from auth.users where id = ${findAttacker('fresh account').id}`);
  return { attackers, findAttacker };
}

/** Returns an attacker for `anon` and one for `authenticated`, and a super admin. For tests where only the database role decides. */
export const pickOnePerDatabaseRole = (attackers: readonly Attacker[]): Attacker[] =>
  attackers.filter(({ name }) => ['anon', 'fresh account', 'super admin'].includes(name));
