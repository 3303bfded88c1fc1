import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';

/** Milliseconds after which a public page continues without an answer. */
const TIMEOUT_MS = 20_000;

/** Calls a database function and checks its answer. */
async function callFunction<Value>(
  name: string,
  query: string,
  request: RequestInit,
  isValue: (value: unknown) => value is Value,
): Promise<Value[]> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}${query}`, {
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

/**
 * Calls a database function that visitors may call, with plain `fetch`, so that public pages download no
 * library. The function returns a list of JSON texts; an empty list means « nothing ».
 * @throws without an answer, or with an invalid one
 */
export const callVisitorFunction = <Value>(
  name: string,
  parameters: Record<string, string>,
  isValue: (value: unknown) => value is Value,
): Promise<Value[]> => callFunction(name, `?${new URLSearchParams(parameters)}`, {}, isValue);

/** Calls a database function with a secret in the body, so that no URL and no cache contains it. */
export const callVisitorFunctionWithSecret = <Value>(
  name: string,
  secret: Record<string, string>,
  isValue: (value: unknown) => value is Value,
): Promise<Value[]> =>
  callFunction(
    name,
    '',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(secret),
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
    isValue,
  );
