import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { ContentStatus } from '@/admin/config/content';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome } from '@/admin/lists/bulk-action';
import type { PageOptions } from '@/admin/lists/keyset';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchAndPageParams, searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { filterQueryByWords } from '@/admin/lists/word-search';
import { binToastTexts } from '@/copy/admin/bin';
import { contentBinToastTexts } from '@/copy/admin/content-bin';
import { AppError } from '@/shared/lib/app-error';
import type { Database } from '@/types/database';
import { contentQueries } from './content-queries';

const COLUMNS = 'id, title, content_type, deleted_by_name, deleted_at';

/** Fetches a page of the bin. `deletedBy` limits it to the deletions of one person; an index serves this filter. */
export function fetchContentBinPage(
  { search, position }: SearchAndPageParams,
  deletedBy: string | null,
  { pageSize = searchAndPageUrlParams.pageSize, signal }: PageOptions,
) {
  const rows = supabase.from('content_bin').select(COLUMNS, { count: 'exact' });
  const filteredRows = deletedBy ? rows.eq('deleted_by', deletedBy) : rows;
  const query = filterQueryByWords(filteredRows, 'search_text', search)
    .order('deleted_at', { ascending: false })
    .order('id');
  return fetchOffsetPage(query, position, pageSize, signal);
}

/** Queries of the content bin. */
export const contentBinQueries = {
  all: () => [...contentQueries.all(), 'bin'] as const,
  list: (params: SearchAndPageParams, deletedBy: string | null) =>
    queryOptions({
      queryKey: [...contentBinQueries.all(), 'list', params, { deletedBy }],
      queryFn: ({ signal }) => fetchContentBinPage(params, deletedBy, { signal }),
      placeholderData: keepPreviousData,
      meta: { error: binToastTexts.loadFailed },
    }),
};

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Restored content. `has_new_address` is true when another text or a redirect has the former address. */
type RestoredContent = Database['public']['Functions']['restore_content']['Returns'][number];

/**
 * Restores contents in one request, as drafts or with their former status. A content outside the bin counts as restored,
 * because the response of an earlier request may have been lost.
 */
async function requestRestoration(
  ids: readonly string[],
  { keepStatus }: { keepStatus: boolean },
): Promise<RestoredContent[]> {
  const data = await unwrap(
    supabase
      .rpc('restore_content', { text_ids: [...ids], keep_status: keepStatus })
      .select('id, slug, has_new_address, status'),
  );
  const missingIds = ids.filter((id) => !data.some((content) => content.id === id));
  if (missingIds.length === 0) return data;
  const alreadyRestored = await unwrap(
    supabase.from('content').select('id, slug, status').in('id', missingIds),
  );
  return [...data, ...alreadyRestored.map((content) => ({ ...content, has_new_address: false }))];
}

/** Restores contents from the bin as drafts. */
export const restoreContents = async (rows: readonly { id: string }[]): Promise<BatchOutcome> => ({
  doneIds: toIds(await requestRestoration(toIds(rows), { keepStatus: false })),
});

/** Undoes a deletion. Without the right to publish, a content comes back as a draft, and the result gives the reason. */
export async function undoDeletion(
  rows: readonly { id: string; status?: ContentStatus }[],
): Promise<BatchOutcome> {
  const restoredContents = await requestRestoration(toIds(rows), { keepStatus: true });
  const isDemoted = ({ id, status }: RestoredContent) => {
    const formerStatus = rows.find((row) => row.id === id)?.status ?? 'draft';
    return status === 'draft' && formerStatus !== 'draft';
  };
  return {
    doneIds: toIds(restoredContents.filter((content) => !isDemoted(content))),
    reasons: new Map(
      restoredContents.filter(isDemoted).map(({ id }) => [id, contentBinToastTexts.restored.description]),
    ),
  };
}

/** Returns the toast of a restored content. `meta.success` passes the result as unknown. */
function toRestoreToast(result: unknown) {
  const { slug, has_new_address, status } = result as RestoredContent;
  const { title, description } = contentBinToastTexts[status === 'draft' ? 'restored' : 'deletionUndone'];
  const newAddressNote = contentBinToastTexts.newAddress.replace('{slug}', slug);
  return { title, description: has_new_address ? `${description} ${newAddressNote}` : description };
}

/** Restores a content from the bin as a draft, or undoes its deletion with `keepStatus`. */
export function useRestoreContent({ keepStatus = false } = {}) {
  return useMutation({
    mutationFn: async (id: string) => {
      const [content] = await requestRestoration([id], { keepStatus });
      if (!content) throw new AppError('not-found');
      return content;
    },
    meta: {
      invalidates: [contentQueries.all()],
      success: toRestoreToast,
      error: contentBinToastTexts.restoreFailed,
    },
  });
}

const eraseRow = createRowDeleter('content_bin', 'id');

/** Deletes a content permanently. */
export function useEraseContent() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => eraseRow(id),
    meta: {
      invalidates: [contentBinQueries.all()],
      success: contentBinToastTexts.erased,
      error: contentBinToastTexts.eraseFailed,
    },
  });
}
