import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';

/** Milliseconds after which a public page continues without an answer. */
const TIMEOUT_MS = 20_000;

/**
 * Calls a database function that visitors may execute. It uses `fetch`, so that pages need no library to show data.
 * The answer is a list of JSON texts; returns their values. Throws without an answer, or with an invalid one.
 */
export async function callVisitorFunction<Value>(
  name: string,
  parameters: Record<string, string>,
  isValue: (value: unknown) => value is Value,
  request: RequestInit = {},
): Promise<Value[]> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}?${new URLSearchParams(parameters)}`, {
    ...request,
    headers: { ...createSupabaseHeaders(supabaseKey), ...request.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const jsonTexts: unknown = await response.json();
  if (!Array.isArray(jsonTexts)) throw new Error(`${name}: invalid answer`);
  const values: unknown[] = jsonTexts.map((text) => JSON.parse(text));
  if (!values.every(isValue)) throw new Error(`${name}: invalid answer`);
  return values;
}

/** Returns true for an object, whose properties can then be checked. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a request with a secret in its body: no URL and no cache then contains the secret. */
export const createSecretBodyRequest = (secret: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(secret),
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
});
