import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { keyHeaders } from '@/shared/lib/key-headers';

/** Milliseconds after which a public page goes on without what it asked for. */
const TIMEOUT = 20_000;

/**
 * Reads what a function of the database lets visitors read with the browser's own `fetch`: a public page downloads no library
 * to show a few lines. The function answers a list of JSON texts.
 * Throws when there is no answer, and when it is none: « nothing » is said by an empty list alone.
 */
export async function readTexts<Text>(
  name: string,
  parameters: Record<string, string>,
  isText: (value: unknown) => value is Text,
): Promise<Text[]> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}?${new URLSearchParams(parameters)}`, {
    headers: keyHeaders(supabaseKey),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const texts: unknown = await answer.json();
  const read: unknown = Array.isArray(texts) ? texts.map((text) => JSON.parse(text)) : undefined;
  if (!Array.isArray(read) || !read.every(isText)) throw new Error(`${name}: not what was asked for`);
  return read;
}
