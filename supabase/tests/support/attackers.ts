import { beforeAll } from 'vitest';
import { ACTOR_NAMES, getActorAccount, TEST_PASSWORD, type TestActorName } from './actors.ts';
import { requestApi } from './api.ts';
import { getOnlyRow } from './database.ts';

/** Client that has the public key. All except the visitor also have the valid token of an account. */
export interface Attacker {
  readonly name: TestActorName;
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

/** Signs in the account of each actor before the tests of the file. The list is empty until the tests start. */
export function openAttackers(names: readonly TestActorName[] = ACTOR_NAMES) {
  const attackers: Attacker[] = [];
  const findAttacker = (name: TestActorName) => getOnlyRow(attackers.filter((one) => one.name === name));
  beforeAll(async () => {
    for (const name of names) {
      const person = getActorAccount(name);
      attackers.push({
        name,
        id: person?.id ?? null,
        token: person ? await fetchToken(person.email) : null,
      });
    }
  });
  return { attackers, findAttacker };
}
