import { queryOptions, useMutation } from '@tanstack/react-query';
import { mediaToasts } from '@/copy/admin/media';
import { toAppError } from '@/shared/lib/app-error';
import { readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { objectNames, toFilename } from '../object-name';
import { mediaQueries } from './media-queries';
import { isStored, listObjects, removeObjects } from './storage-upload';

/** Objects of a request: their names must fit into the query. */
const BATCH = 100;

/** Younger objects without a row may belong to a running upload. */
const GRACE = 60 * 60_000;

interface Orphan {
  filename: string;
  bytes: number;
  storedAt: string;
}

/** Returns the objects that a row of the library or the bin refers to, as original or rendition. */
async function withRow(objects: readonly string[], signal: AbortSignal): Promise<Set<string>> {
  const filenames = [...new Set(objects.map(toFilename))];
  const ask = (table: 'media_library' | 'media_bin') =>
    unwrap(supabase.from(table).select('filename, renditions').in('filename', filenames).abortSignal(signal));
  const [held, binned] = await Promise.all([ask('media_library'), ask('media_bin')]);
  return new Set(
    [...held, ...binned].flatMap(({ filename, renditions }) =>
      objectNames(filename, readRenditions(renditions)),
    ),
  );
}

async function findOrphans(onProgress: (read: number) => void, signal: AbortSignal): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const objects = (await listObjects(offset, BATCH)).filter(({ id }) => id);
    signal.throwIfAborted();
    const known = await withRow(
      objects.map(({ name }) => name),
      signal,
    );
    for (const { name, created_at, metadata } of objects) {
      const storedAt = created_at ?? '';
      if (known.has(name) || !(Date.parse(storedAt) < Date.now() - GRACE)) continue;
      orphans.push({ filename: name, bytes: Number(metadata?.size ?? 0), storedAt });
    }
    onProgress(offset + objects.length);
    if (objects.length < BATCH) return orphans;
  }
}

/** Deletes the objects that still have no row. A colleague may have retried an upload since the list was loaded. */
async function removeOrphans(filenames: readonly string[]): Promise<number> {
  let removed = 0;
  for (let first = 0; first < filenames.length; first += BATCH) {
    const batch = filenames.slice(first, first + BATCH);
    const known = await withRow(batch, AbortSignal.timeout(GRACE));
    const loose = batch.filter((filename) => !known.has(filename));
    const [sample] = loose;
    if (!sample) continue;
    const gone = await removeObjects(loose);
    // The storage does not report a refusal. An earlier attempt may have deleted the objects, so check that one still
    // exists.
    if (gone.length === 0 && (await isStored(sample))) throw toAppError({ code: 'PGRST116' });
    removed += gone.length;
  }
  return removed;
}

const orphansKey = () => [...mediaQueries.all(), 'orphans'] as const;

/** Query of stored objects without a row. Reads the whole bucket, so only on demand. */
export function orphansQuery(onProgress: (read: number) => void) {
  return queryOptions({
    queryKey: orphansKey(),
    queryFn: ({ signal }) => findOrphans(onProgress, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { error: mediaToasts.orphansFailed },
  });
}

/** Deletes orphaned objects. */
export function useRemoveOrphans() {
  return useMutation({
    mutationFn: removeOrphans,
    meta: {
      invalidates: [orphansKey()],
      success: mediaToasts.orphansRemoved,
      error: mediaToasts.orphansFailed,
    },
  });
}
