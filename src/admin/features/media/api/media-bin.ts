import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { binToasts } from '@/copy/admin/bin';
import { mediaToasts } from '@/copy/admin/media';
import { mediaBinToasts } from '@/copy/admin/media-bin';
import { notify } from '@/shared/components/notify';
import { rowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { fold } from '@/shared/lib/search-text';
import { readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type MediaBinParams, mediaBinParams } from '../media-list-params';
import { objectNames } from '../object-name';
import { removeObjects } from './media-object';
import { mediaQueries } from './media-queries';

const COLUMNS =
  'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at';

async function fetchPage({ search, position }: MediaBinParams, signal: AbortSignal) {
  const rows = search
    ? supabase.rpc('search_media_bin', { words: fold(search) }, { count: 'exact' }).select(COLUMNS)
    : supabase.from('media_bin').select(COLUMNS, { count: 'exact' });
  return fetchOffsetPage(
    rows.order('deleted_at', { ascending: false }).order('id').abortSignal(signal),
    position,
    mediaBinParams.pageSize,
  );
}

/** A file in the bin. */
type BinnedMedia = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

/** Keys and calls of the bin. */
export const mediaBinQueries = {
  all: () => [...mediaQueries.all(), 'bin'] as const,
  list: (params: MediaBinParams) =>
    queryOptions({
      queryKey: [...mediaBinQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToasts.loadFailed },
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
