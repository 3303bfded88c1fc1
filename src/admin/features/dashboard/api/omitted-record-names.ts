import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { OmittedRecord } from '@/copy/omitted-record';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names by record id. Row security may hide some. */
type NamesById = Readonly<Record<string, string>>;

async function fetchNames(
  ids: readonly string[],
  keys: readonly string[],
  signal: AbortSignal,
): Promise<NamesById> {
  const [texts, collections] = await Promise.all([
    ids.length > 0
      ? unwrap(supabase.from('content').select('id, title').in('id', ids).abortSignal(signal))
      : [],
    keys.length > 0
      ? unwrap(supabase.from('site_collections').select('key, label').in('key', keys).abortSignal(signal))
      : [],
  ]);
  return Object.fromEntries([
    ...texts.map(({ id, title }) => [id, title] as const),
    ...collections.map(({ key, label }) => [key, label] as const),
  ]);
}

/** Returns the query of the names of omitted contents and collections. */
export function omittedRecordNamesQuery(records: readonly OmittedRecord[]) {
  const ids = records.flatMap(({ kind, id }) =>
    (kind === 'text' || kind === 'cover') && UUID.test(id) ? [id] : [],
  );
  const keys = records.flatMap(({ kind, id }) => (kind === 'collection' ? [id] : []));
  return queryOptions({
    queryKey: ['dashboard', 'omitted', ids, keys] as const,
    queryFn: ({ signal }) => fetchNames(ids, keys, signal),
  });
}
