import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { createRowDeleter, deleteRows } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome, BulkAction } from '@/admin/lists/bulk-action';
import type { PageOptions } from '@/admin/lists/keyset';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchAndPageParams, searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { filterQueryByWords } from '@/admin/lists/word-search';
import { binText, binToastTexts } from '@/copy/admin/bin';
import { mediaToastTexts } from '@/copy/admin/media';
import { mediaBinText, mediaBinToastTexts } from '@/copy/admin/media-bin';
import { notify } from '@/shared/components/notify';
import { AppError } from '@/shared/lib/app-error';
import { toRenditions } from '@/shared/lib/stored-picture';
import { buildMediaObjectNames } from '../object-name';
import { mediaQueries } from './media-queries';
import { removeStorageObjects } from './storage-upload';

const COLUMNS =
  'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at';

/** Fetches a page of the bin. */
export async function fetchMediaBinPage(
  { search, position }: SearchAndPageParams,
  { pageSize = searchAndPageUrlParams.pageSize, signal }: PageOptions,
) {
  const allRows = supabase.from('media_bin').select(COLUMNS, { count: 'exact' });
  const query = filterQueryByWords(allRows, 'search_text', search)
    .order('deleted_at', { ascending: false })
    .order('id');
  return fetchOffsetPage(query, position, pageSize, signal);
}

/** Row of a deleted file, with the columns of the bin's list. */
export type BinnedMedia = Awaited<ReturnType<typeof fetchMediaBinPage>>['rows'][number];

/** Queries of the bin. */
export const mediaBinQueries = {
  all: () => [...mediaQueries.all(), 'bin'] as const,
  list: (params: SearchAndPageParams) =>
    queryOptions({
      queryKey: [...mediaBinQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchMediaBinPage(params, { signal }),
      placeholderData: keepPreviousData,
      meta: { error: binToastTexts.loadFailed },
    }),
};

/** Restores files in one request. A file already in the library counts as restored: an answer may have been lost. */
export async function restoreMedia(rows: readonly { id: string }[]): Promise<BatchOutcome> {
  const ids = rows.map(({ id }) => id);
  const restoredRows = await unwrap(supabase.rpc('restore_media', { media_ids: ids }).select('id'));
  const remainingIds = ids.filter((id) => !restoredRows.some((row) => row.id === id));
  if (remainingIds.length === 0) return { doneIds: ids };
  const presentRows = await unwrap(supabase.from('media_library').select('id').in('id', remainingIds));
  return { doneIds: [...restoredRows, ...presentRows].map(({ id }) => id) };
}

async function restoreFile(id: string): Promise<void> {
  const { doneIds } = await restoreMedia([{ id }]);
  if (doneIds.length === 0) throw new AppError('not-found');
}

/** Restores a file from the bin. */
export function useRestoreMedia() {
  return useMutation({
    mutationFn: restoreFile,
    meta: {
      invalidates: [mediaQueries.all()],
      success: mediaBinToastTexts.restored,
      error: mediaBinToastTexts.restoreFailed,
    },
  });
}

const eraseRow = createRowDeleter('media_bin', 'id');

/**
 * Removes the files of deleted rows. Row security keeps the files of a row that a colleague restored meanwhile. A failed
 * request only causes a warning (specification 7.3); the files are listed as orphans.
 */
async function removeBinnedFiles(
  rows: readonly Pick<BinnedMedia, 'filename' | 'renditions'>[],
): Promise<void> {
  try {
    await removeStorageObjects(
      rows.flatMap(({ filename, renditions }) => buildMediaObjectNames(filename, toRenditions(renditions))),
    );
  } catch {
    notify.info(mediaToastTexts.fileStillStored);
  }
}

/** Deletes the row before its files: a refused or failed deletion then leaves everything in place. */
async function eraseMedia(row: BinnedMedia): Promise<void> {
  await eraseRow(row.id);
  await removeBinnedFiles([row]);
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

const text = mediaBinText.bulk;

async function eraseFiles(rows: readonly BinnedMedia[]): Promise<BatchOutcome> {
  const outcome = await deleteRows('media_bin', rows);
  await removeBinnedFiles(rows.filter(({ id }) => outcome.doneIds.includes(id)));
  return outcome;
}

/** Bulk actions of the bin. */
export const mediaBinBulkActions: readonly BulkAction<BinnedMedia>[] = [
  { label: binText.restore, icon: ArchiveRestore, resultWords: text.restored, apply: restoreMedia },
  {
    label: binText.erase,
    icon: Trash2,
    isDanger: true,
    resultWords: text.erased,
    question: text.question,
    apply: eraseFiles,
  },
];
