import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';

/** Milliseconds after which a public page continues without an answer. */
const TIMEOUT_MS = 20_000;

/**
 * Calls a database function that visitors may call, with plain `fetch`, so that public pages download no library.
 * Checks its answer: a list of JSON texts, where an empty list means « nothing ».
 * @throws without an answer, or with an invalid one
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
  const values: unknown[] | undefined = Array.isArray(jsonTexts)
    ? jsonTexts.map((text) => JSON.parse(text))
    : undefined;
  if (!values?.every(isValue)) throw new Error(`${name}: invalid answer`);
  return values;
}

/** Returns a request with a secret in its body, so that no URL and no cache contains it. */
export const createSecretRequest = (secret: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(secret),
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
});
