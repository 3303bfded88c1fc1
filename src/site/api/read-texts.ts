import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { supabaseHeaders } from '@/shared/lib/supabase-headers';

/** Milliseconds after which a public page continues without an answer. */
const TIMEOUT = 20_000;

/** Calls a database function and checks its answer. */
async function ask<Text>(
  name: string,
  query: string,
  request: RequestInit,
  isText: (value: unknown) => value is Text,
): Promise<Text[]> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}${query}`, {
    ...request,
    headers: { ...supabaseHeaders(supabaseKey), ...request.headers },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const texts: unknown = await answer.json();
  const read: unknown = Array.isArray(texts) ? texts.map((text) => JSON.parse(text)) : undefined;
  if (!Array.isArray(read) || !read.every(isText)) throw new Error(`${name}: not what was asked for`);
  return read;
}

/**
 * Reads what a function of the database lets visitors read, with plain `fetch`: a public page downloads no
 * library to show a few lines. The function answers a list of JSON texts.
 * @throws without an answer, or with an invalid one. Only an empty list means « nothing ».
 */
export const readTexts = <Text>(
  name: string,
  parameters: Record<string, string>,
  isText: (value: unknown) => value is Text,
): Promise<Text[]> => ask(name, `?${new URLSearchParams(parameters)}`, {}, isText);

/** Reads with a secret in the body, so that no address and no cache contains it. */
export const readSecretTexts = <Text>(
  name: string,
  secret: Record<string, string>,
  isText: (value: unknown) => value is Text,
): Promise<Text[]> =>
  ask(
    name,
    '',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(secret),
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
    isText,
  );
