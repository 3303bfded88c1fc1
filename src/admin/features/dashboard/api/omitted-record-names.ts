import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { OmittedRecord } from '@/copy/omitted-record';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names by record id. Row security may hide some. */
type NamesById = Readonly<Record<string, string>>;

async function fetchNames(
  contentIds: readonly string[],
  collectionKeys: readonly string[],
  signal: AbortSignal,
): Promise<NamesById> {
  const [texts, collections] = await Promise.all([
    contentIds.length > 0
      ? unwrap(supabase.from('content').select('id, title').in('id', contentIds).abortSignal(signal))
      : [],
    collectionKeys.length > 0
      ? unwrap(
          supabase
            .from('site_collections')
            .select('key, label')
            .in('key', collectionKeys)
            .abortSignal(signal),
        )
      : [],
  ]);
  return Object.fromEntries([
    ...texts.map(({ id, title }) => [id, title] as const),
    ...collections.map(({ key, label }) => [key, label] as const),
  ]);
}

export function omittedRecordNamesQuery(records: readonly OmittedRecord[]) {
  // An unreadable row has the id « ? », a default article its slug: Postgres refuses both as a UUID.
  const isContent = ({ kind, id }: OmittedRecord) => (kind === 'text' || kind === 'cover') && UUID.test(id);
  const contentIds = records.filter(isContent).map(({ id }) => id);
  const collectionKeys = records.filter(({ kind }) => kind === 'collection').map(({ id }) => id);
  return queryOptions({
    queryKey: ['dashboard', 'omitted', contentIds, collectionKeys] as const,
    queryFn: ({ signal }) => fetchNames(contentIds, collectionKeys, signal),
  });
}
