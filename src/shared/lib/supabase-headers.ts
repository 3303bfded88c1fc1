/**
 * Headers for an API key. Hosted projects refuse new keys (`sb_…`) as a bearer, because they are no tokens.
 * Old keys are JWTs, and name the role of signed-out visitors.
 */
const isToken = (key: string) => !key.startsWith('sb_');

/** Returns the headers of a request with this key and no session. */
export function supabaseHeaders(key: string): Record<string, string> {
  return isToken(key) ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}

/** Returns a `fetch` for supabase-js, which sends the key as a bearer when there is no session. */
export function createFetchWithKey(key: string, sendRequest: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!isToken(key) && headers.get('authorization') === `Bearer ${key}`) headers.delete('authorization');
    return sendRequest(input, { ...init, headers });
  };
}
