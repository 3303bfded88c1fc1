import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchListParams, searchListUrlParams } from '@/admin/lists/search-list-params';
import { binToastTexts } from '@/copy/admin/bin';
import { mediaToastTexts } from '@/copy/admin/media';
import { mediaBinToastTexts } from '@/copy/admin/media-bin';
import { notify } from '@/shared/components/notify';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { foldText } from '@/shared/lib/search-text';
import { readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { listObjectNames } from '../object-name';
import { mediaQueries } from './media-queries';
import { removeStorageObjects } from './storage-upload';

const COLUMNS =
  'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at';

async function fetchPage({ search, position }: SearchListParams, signal: AbortSignal) {
  const rows = search
    ? supabase.rpc('search_media_bin', { words: foldText(search) }, { count: 'exact' }).select(COLUMNS)
    : supabase.from('media_bin').select(COLUMNS, { count: 'exact' });
  return fetchOffsetPage(
    rows.order('deleted_at', { ascending: false }).order('id').abortSignal(signal),
    position,
    searchListUrlParams.pageSize,
  );
}

type BinnedMedia = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

/** Queries of the bin. */
export const mediaBinQueries = {
  all: () => [...mediaQueries.all(), 'bin'] as const,
  list: (params: SearchListParams) =>
    queryOptions({
      queryKey: [...mediaBinQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToastTexts.loadFailed },
    }),
};

const restoreMedia = makeIdempotent<string, { id: string }>(
  (id) => unwrap(supabase.rpc('restore_media', { media_id: id }).select('id').single()),
  (id) => id,
  (id) => unwrap(supabase.from('media_library').select('id').eq('id', id).single()),
  'not-found',
);

async function restoreAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await restoreMedia(id);
}

/** Restores files from the bin. */
export function useRestoreMedia() {
  return useMutation({
    mutationFn: restoreAll,
    meta: {
      // lists, counts and the bin
      invalidates: [mediaQueries.all()],
      success: mediaBinToastTexts.restored,
      error: mediaBinToastTexts.restoreFailed,
    },
  });
}

const eraseRow = createRowDeletion('media_bin', 'id');

/**
 * Deletes the row before its files. A refused or failed deletion then leaves everything in place. Row security keeps
 * the files of a row that a colleague restored meanwhile. Files that cannot be removed only cause a warning
 * (specification 7.3); they are listed as orphans.
 */
async function eraseMedia({ id, filename, renditions }: BinnedMedia): Promise<void> {
  await eraseRow(id);
  try {
    await removeStorageObjects(listObjectNames(filename, readRenditions(renditions)));
  } catch {
    notify.info(mediaToastTexts.leftBehind);
  }
}

/** Deletes a file permanently. */
export function useEraseMedia() {
  return useMutation({
    mutationFn: eraseMedia,
    meta: {
      invalidates: [mediaBinQueries.all()],
      success: mediaBinToastTexts.erased,
      error: mediaBinToastTexts.eraseFailed,
    },
  });
}
