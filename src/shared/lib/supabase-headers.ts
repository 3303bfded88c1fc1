/**
 * Returns the headers of a request with this key and no session. An old key is a JWT that names a role of the database.
 * New keys (`sb_…`) are no tokens, and hosted projects refuse them as a bearer.
 */
export const createSupabaseHeaders = (key: string): Record<string, string> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, Authorization: `Bearer ${key}` };
