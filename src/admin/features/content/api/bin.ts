import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchListParams, searchListUrlParams } from '@/admin/lists/search-list-params';
import { binToastTexts } from '@/copy/admin/bin';
import { contentBinToastTexts } from '@/copy/admin/content-bin';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const COLUMNS = 'id, title, content_type, deleted_by_name, deleted_at';

/** Fetches a page of the bin. `owner` limits it to the deletions of one person, which an index finds. */
function fetchPage({ search, position }: SearchListParams, owner: string | null, signal: AbortSignal) {
  const allRows = supabase.from('content_bin').select(COLUMNS, { count: 'exact' });
  const rows = search
    ? supabase.rpc('search_content_bin', { words: search }, { count: 'exact' }).select(COLUMNS)
    : owner
      ? allRows.eq('deleted_by', owner)
      : allRows;
  return fetchOffsetPage(
    rows.order('deleted_at', { ascending: false }).order('id').abortSignal(signal),
    position,
    searchListUrlParams.pageSize,
  );
}

/** Queries of the bin. */
export const contentBinQueries = {
  all: () => [...contentQueries.all(), 'bin'] as const,
  list: (params: SearchListParams, owner: string | null) =>
    queryOptions({
      queryKey: [...contentBinQueries.all(), 'list', params, { owner }],
      queryFn: ({ signal }) => fetchPage(params, owner, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToastTexts.loadFailed },
    }),
};

interface RestoredContent {
  slug: string;
  /** True when another text has taken its address. */
  moved: boolean;
}

const restoreContent = makeIdempotent<string, RestoredContent>(
  (id) => unwrap(supabase.rpc('restore_content', { text_id: id }).select('slug, moved').single()),
  (id) => id,
  async (id) => ({
    ...(await unwrap(supabase.from('content').select('slug').eq('id', id).single())),
    moved: false,
  }),
  'not-found',
);

async function restoreAll(ids: readonly string[]): Promise<RestoredContent[]> {
  const restoredContents: RestoredContent[] = [];
  for (const id of ids) restoredContents.push(await restoreContent(id));
  return restoredContents;
}

function toRestoreToast(restored: unknown) {
  const [first, second] = restored as RestoredContent[];
  if (second) {
    const { title, description } = contentBinToastTexts.restoredMany;
    return { title: title.replace('{n}', String((restored as RestoredContent[]).length)), description };
  }
  const { title, description } = first?.moved ? contentBinToastTexts.moved : contentBinToastTexts.restored;
  return { title, description: description.replace('{slug}', first?.slug ?? '') };
}

/** Restores contents from the bin as drafts. */
export function useRestoreContent() {
  return useMutation({
    mutationFn: restoreAll,
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
