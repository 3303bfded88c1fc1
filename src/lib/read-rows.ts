import { supabaseKey, supabaseUrl } from '@/lib/env';

/** Milliseconds after which a public page goes on without what it asked for. */
const TIMEOUT = 20_000;

/**
 * Reads rows as a visitor with the browser's own `fetch`: a public page downloads no library to show a few lines.
 * `query` is PostgREST's. Throws when there is no answer, and when it is none: « no rows » is said by an empty list alone.
 */
export async function readRows<Row>(
  table: string,
  query: Record<string, string>,
  isRow: (value: unknown) => value is Row,
): Promise<Row[]> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error(`${table}: not rows`);
  return rows;
}
