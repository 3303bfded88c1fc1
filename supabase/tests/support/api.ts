import { inject } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { getActorAccount, TEST_PASSWORD, type TestActorName } from './actors.ts';

/** Sender of requests, who has the public key. All except a visitor also have the token of an account. */
export interface ApiCaller {
  readonly token: string | null;
}

interface ApiRequest {
  readonly method?: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, bytes and files are sent unchanged, other values as JSON. */
  readonly body?: unknown;
}

/** Sends a request to the backend with the public key, and with the token of an account if any. */
export function requestApi(
  path: string,
  { method = 'POST', token, headers, body }: ApiRequest = {},
): Promise<Response> {
  const isRaw =
    body === undefined || typeof body === 'string' || body instanceof Uint8Array || body instanceof Blob;
  return fetch(`${inject('apiUrl')}/${path}`, {
    method,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isRaw ? ((body ?? null) as BodyInit | null) : JSON.stringify(body),
  });
}

interface RestAnswer {
  readonly status: number;
  /** SQLSTATE or code of the API, for an error. */
  readonly code: string | undefined;
  readonly rows: readonly Record<string, unknown>[];
}

/** Sends a request to the REST API. */
export async function requestRest(
  { token }: ApiCaller,
  method: string,
  path: string,
  { body, headers }: Pick<ApiRequest, 'body' | 'headers'> = {},
): Promise<RestAnswer> {
  const answer = await requestApi(`rest/v1/${path}`, { method, token, body, headers: headers ?? {} });
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

/** Returns the actor as a sender of requests, signed in unless it is a visitor. */
export async function signInActor(name: TestActorName): Promise<ApiCaller & { name: TestActorName }> {
  const person = getActorAccount(name);
  return { name, token: person && (await fetchToken(person.email)) };
}
