/**
 * Returns a `fetch` that removes the key from the bearer header. Without a session, supabase-js sends the key as a bearer,
 * which a backend with new keys (`sb_…`) refuses.
 */
export const createFetchWithoutBearerKey =
  (key: string, sendRequest: typeof fetch): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.get('authorization') === `Bearer ${key}`) headers.delete('authorization');
    return sendRequest(input, { ...init, headers });
  };
