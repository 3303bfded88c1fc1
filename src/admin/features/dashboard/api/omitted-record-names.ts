import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { OmittedRecord } from '@/copy/omitted-record';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Query of the names in the database by record id. Row security may hide some names. */
export function omittedRecordNamesQuery(records: readonly OmittedRecord[]) {
  // An unreadable row has the id « ? », and a default article has its slug as id: Postgres refuses both as a UUID.
  const isContent = ({ kind, id }: OmittedRecord) => (kind === 'text' || kind === 'cover') && UUID.test(id);
  const contentIds = records.filter(isContent).map(({ id }) => id);
  const collectionKeys = records.filter(({ kind }) => kind === 'collection').map(({ id }) => id);
  return queryOptions({
    queryKey: ['dashboard', 'omitted', contentIds, collectionKeys] as const,
    enabled: contentIds.length + collectionKeys.length > 0,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const [texts, collections] = await Promise.all([
        unwrap(supabase.from('content').select('id, title').in('id', contentIds), signal),
        unwrap(supabase.from('site_collections').select('key, label').in('key', collectionKeys), signal),
      ]);
      return Object.fromEntries([
        ...texts.map(({ id, title }) => [id, title] as const),
        ...collections.map(({ key, label }) => [key, label] as const),
      ]);
    },
  });
}
