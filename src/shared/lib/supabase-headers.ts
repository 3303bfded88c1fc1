/**
 * Returns true for an old key: a JWT that names the role of signed-out visitors. New keys (`sb_…`) are no tokens, and
 * hosted projects refuse them as a bearer.
 */
const isToken = (key: string) => !key.startsWith('sb_');

/** Returns the headers of a request with this key and no session. */
export function createSupabaseHeaders(key: string): Record<string, string> {
  return isToken(key) ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}

/** Returns a `fetch` that removes a new key from the bearer header. supabase-js sends every key as a bearer when there is no session. */
export function createFetchWithKey(key: string, sendRequest: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!isToken(key) && headers.get('authorization') === `Bearer ${key}`) headers.delete('authorization');
    return sendRequest(input, { ...init, headers });
  };
}
