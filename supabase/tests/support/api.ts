import { inject } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';

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
