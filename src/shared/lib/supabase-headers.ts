/**
 * Returns true for an old key: a JWT that names a role of the database. New keys (`sb_…`) are no tokens, and hosted
 * projects refuse them as a bearer.
 */
export const isJwtKey = (key: string) => !key.startsWith('sb_');

/** Returns the headers of a request with this key and no session. */
export function createSupabaseHeaders(key: string): Record<string, string> {
  return isJwtKey(key) ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}
