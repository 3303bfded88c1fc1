import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { mediaToastTexts } from '@/copy/admin/media';
import { AppError } from '@/shared/lib/app-error';
import { toRenditions } from '@/shared/lib/stored-picture';
import { buildMediaObjectNames, toOriginalObjectName } from '../object-name';
import { mediaQueries } from './media-queries';
import { fetchStorageObjectPage, isMediaFileStored, removeStorageObjects } from './storage-upload';

/** Objects per request: their names must fit into the address. */
const BATCH_SIZE = 100;

/** Younger objects without a row may belong to a running upload. */
const MIN_ORPHAN_AGE_MS = 60 * 60_000;

interface Orphan {
  filename: string;
  bytes: number;
  storedAt: string;
}

/** Returns the object names that rows of the library or the bin refer to, as original or rendition. */
async function findReferencedNames(objectNames: readonly string[]): Promise<Set<string>> {
  const filenames = [...new Set(objectNames.map(toOriginalObjectName))];
  const selectRows = (table: 'media_library' | 'media_bin') =>
    unwrap(supabase.from(table).select('filename, renditions').in('filename', filenames));
  const [libraryRows, binRows] = await Promise.all([selectRows('media_library'), selectRows('media_bin')]);
  return new Set(
    [...libraryRows, ...binRows].flatMap(({ filename, renditions }) =>
      buildMediaObjectNames(filename, toRenditions(renditions)),
    ),
  );
}

async function findOrphans(
  onProgress: (scannedCount: number) => void,
  signal: AbortSignal,
): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const entries = await fetchStorageObjectPage(offset, BATCH_SIZE);
    // The storage also lists folders, which have no id.
    const objects = entries.filter(({ id }) => id);
    signal.throwIfAborted();
    const referencedNames = await findReferencedNames(objects.map(({ name }) => name));
    signal.throwIfAborted();
    for (const { name, created_at, metadata } of objects) {
      const storedAt = created_at ?? '';
      const isOldEnough = Date.parse(storedAt) < Date.now() - MIN_ORPHAN_AGE_MS;
      if (isOldEnough && !referencedNames.has(name))
        orphans.push({ filename: name, bytes: Number(metadata?.size ?? 0), storedAt });
    }
    onProgress(offset + objects.length);
    if (entries.length < BATCH_SIZE) return orphans;
  }
}

/** Deletes the objects that still have no row: a retried upload may have added the row since the list was loaded. */
async function removeOrphans(filenames: readonly string[]): Promise<number> {
  let removedCount = 0;
  for (let offset = 0; offset < filenames.length; offset += BATCH_SIZE) {
    const batch = filenames.slice(offset, offset + BATCH_SIZE);
    const referencedNames = await findReferencedNames(batch);
    const orphanNames = batch.filter((filename) => !referencedNames.has(filename));
    const [sampleName] = orphanNames;
    if (!sampleName) continue;
    const removedNames = await removeStorageObjects(orphanNames);
    // The storage reports neither a refusal nor missing objects. Only after a refusal does an object still exist.
    if (removedNames.length === 0 && (await isMediaFileStored(sampleName))) throw new AppError('not-found');
    removedCount += removedNames.length;
  }
  return removedCount;
}

const orphansKey = () => [...mediaQueries.all(), 'orphans'] as const;

/** Query of stored objects without a row. Lists all uploads, so only on demand. */
export function orphanFilesQuery(onProgress: (scannedCount: number) => void) {
  return queryOptions({
    queryKey: orphansKey(),
    queryFn: ({ signal }) => findOrphans(onProgress, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { error: mediaToastTexts.orphansFailed },
  });
}

/** Deletes orphaned objects. */
export function useRemoveOrphans() {
  return useMutation({
    mutationFn: removeOrphans,
    meta: {
      invalidates: [orphansKey()],
      success: mediaToastTexts.orphansRemoved,
      error: mediaToastTexts.orphansFailed,
    },
  });
}
