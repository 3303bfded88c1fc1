/**
 * How an API key travels. Today’s keys (`sb_…`) are no tokens: as a bearer hosted projects refuse them. The older ones are
 * JWTs, and name the role of whoever is signed out.
 */
const isToken = (key: string) => !key.startsWith('sb_');

/** The headers of a request made with this key and no session. */
export function keyHeaders(key: string): Record<string, string> {
  return isToken(key) ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}

/** `fetch` for the clients of supabase-js, which send the key as a bearer while nobody is signed in. */
export function fetchWithKey(key: string, send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!isToken(key) && headers.get('authorization') === `Bearer ${key}`) headers.delete('authorization');
    return send(input, { ...init, headers });
  };
}
