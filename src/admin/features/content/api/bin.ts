import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { BatchOutcome } from '@/admin/lists/bulk-action';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchListParams, searchListUrlParams } from '@/admin/lists/search-list-params';
import { binToastTexts } from '@/copy/admin/bin';
import { contentBinToastTexts } from '@/copy/admin/content-bin';
import { AppError } from '@/shared/lib/app-error';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const COLUMNS = 'id, title, content_type, deleted_by_name, deleted_at';

/** Fetches a page of the bin. `deletedBy` limits it to the deletions of one person; an index serves this filter. */
export function fetchContentBinPage(
  { search, position }: SearchListParams,
  deletedBy: string | null,
  pageSize = searchListUrlParams.pageSize,
  signal?: AbortSignal,
) {
  const allRows = supabase.from('content_bin').select(COLUMNS, { count: 'exact' });
  const rows = search
    ? supabase.rpc('search_content_bin', { words: search }, { count: 'exact' }).select(COLUMNS)
    : deletedBy
      ? allRows.eq('deleted_by', deletedBy)
      : allRows;
  const query = rows.order('deleted_at', { ascending: false }).order('id');
  return fetchOffsetPage(signal ? query.abortSignal(signal) : query, position, pageSize);
}

/** Queries of the bin. */
export const contentBinQueries = {
  all: () => [...contentQueries.all(), 'bin'] as const,
  list: (params: SearchListParams, deletedBy: string | null) =>
    queryOptions({
      queryKey: [...contentBinQueries.all(), 'list', params, { owner: deletedBy }],
      queryFn: ({ signal }) => fetchContentBinPage(params, deletedBy, undefined, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToastTexts.loadFailed },
    }),
};

interface RestoredContent {
  id: string;
  slug: string;
  /** True when another text has taken its address. */
  moved: boolean;
}

/** Restores contents in one request. A content that is back already counts as restored: an answer may have been lost. */
async function requestRestoration(ids: readonly string[]): Promise<RestoredContent[]> {
  const data = await unwrap(
    supabase.rpc('restore_content', { text_ids: [...ids] }).select('id, slug, moved'),
  );
  const otherIds = ids.filter((id) => !data.some((content) => content.id === id));
  if (otherIds.length === 0) return data;
  const present = await unwrap(supabase.from('content').select('id, slug').in('id', otherIds));
  return [...data, ...present.map((content) => ({ ...content, moved: false }))];
}

/** Restores contents from the bin. */
export const restoreContents = async (rows: readonly { id: string }[]): Promise<BatchOutcome> => ({
  doneIds: (await requestRestoration(rows.map(({ id }) => id))).map(({ id }) => id),
});

async function restoreContent(id: string): Promise<RestoredContent> {
  const [content] = await requestRestoration([id]);
  if (!content) throw new AppError('not-found');
  return content;
}

function toRestoreToast(restored: unknown) {
  const { slug, moved } = restored as RestoredContent;
  const { title, description } = moved ? contentBinToastTexts.moved : contentBinToastTexts.restored;
  return { title, description: description.replace('{slug}', slug) };
}

/** Restores a content from the bin as a draft. */
export function useRestoreContent() {
  return useMutation({
    mutationFn: restoreContent,
    meta: {
      // lists, counts and the bin
      invalidates: [contentQueries.all()],
      success: toRestoreToast,
      error: contentBinToastTexts.restoreFailed,
    },
  });
}

const eraseRow = createRowDeletion('content_bin', 'id');

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
