import { isJwtKey } from './supabase-headers.ts';

/**
 * Returns a `fetch` that removes a key of the new format (`sb_…`) from the bearer header. Without a session, supabase-js
 * sends every key as a bearer.
 */
export function createFetchWithoutBearerKey(key: string, sendRequest: typeof fetch): typeof fetch {
  return (input, init) => {
    const requestHeaders = input instanceof Request ? input.headers : undefined;
    const headers = new Headers(init?.headers ?? requestHeaders);
    if (!isJwtKey(key) && headers.get('authorization') === `Bearer ${key}`) headers.delete('authorization');
    return sendRequest(input, { ...init, headers });
  };
}
