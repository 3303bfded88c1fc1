import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { byDeletion } from '@/admin/lib/bin-params';
import { countFound } from '@/admin/lib/found';
import { askPage, toPage } from '@/admin/lib/keyset';
import { PAGE_SIZE, type SearchList } from '@/admin/lib/search-list';
import { binToasts } from '@/copy/admin/bin';
import { mediaToasts } from '@/copy/admin/media';
import { mediaBinToasts } from '@/copy/admin/media-bin';
import { notify } from '@/shared/components/notify';
import { rowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import { foldSearch } from '../media-list-params';
import { objectNames } from '../object-name';
import { removeObjects } from './media-object';
import { mediaQueries } from './media-queries';

const COLUMNS =
  'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at';

const table = () => supabase.from('media_bin');
const found = (search: string, options?: { count: 'exact' }) =>
  supabase.rpc('media_bin_found', { words: foldSearch(search) }, options);

async function fetchPage({ search, position }: SearchList, signal: AbortSignal) {
  const asked = search
    ? askPage(found(search).select(COLUMNS), byDeletion, position, PAGE_SIZE)
    : askPage(table().select(COLUMNS), byDeletion, position, PAGE_SIZE);
  return toPage(await unwrap(asked.abortSignal(signal)), position, PAGE_SIZE);
}

/** A file in the bin. */
type BinnedMedia = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

async function fetchCount(search: string, signal: AbortSignal) {
  if (!search) return unwrapCount(table().select('id', { count: 'exact', head: true }).abortSignal(signal));
  const one = found(search, { count: 'exact' }).select('id').range(0, 0);
  return countFound(await unwrapCount(one.abortSignal(signal)));
}

/** Keys and calls of the bin. */
export const mediaBinQueries = {
  all: () => [...mediaQueries.all(), 'bin'] as const,
  list: (params: SearchList) =>
    queryOptions({
      queryKey: [...mediaBinQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToasts.loadFailed },
    }),
  count: (search: string) =>
    queryOptions({
      queryKey: [...mediaBinQueries.all(), 'count', search],
      queryFn: ({ signal }) => fetchCount(search, signal),
    }),
};

const restoreMedia = idempotent<string, { id: string }>(
  (id) => unwrap(supabase.rpc('restore_media', { media_id: id }).select('id').single()),
  (id) => id,
  (id) => unwrap(supabase.from('media_library').select('id').eq('id', id).single()),
  'not-found',
);

async function restoreAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await restoreMedia(id);
}

/** Brings files back from the bin. */
export function useRestoreMedia() {
  return useMutation({
    mutationFn: restoreAll,
    meta: {
      // lists, counts, and the bin
      invalidates: [mediaQueries.all()],
      success: mediaBinToasts.restored,
      error: mediaBinToasts.restoreFailed,
    },
  });
}

const eraseRow = rowDeletion('media_bin', 'id');

/**
 * The row first: what refuses, a policy or a lost network, then refuses before anything is gone, and no row is ever left
 * without its file; of one that a colleague restored meanwhile the storage removes nothing. A file that outlives its row is
 * only warned about (specification 7.3): the clean-up of the storage, or whoever looks at the orphans, removes it.
 */
async function eraseMedia({ id, filename, renditions }: BinnedMedia): Promise<void> {
  await eraseRow(id);
  try {
    await removeObjects(objectNames(filename, readRenditions(renditions)));
  } catch {
    notify.info(mediaToasts.leftBehind);
  }
}

/** Deletes a file for good. */
export function useEraseMedia() {
  return useMutation({
    mutationFn: eraseMedia,
    meta: {
      invalidates: [mediaBinQueries.all()],
      success: mediaBinToasts.erased,
      error: mediaBinToasts.eraseFailed,
    },
  });
}
