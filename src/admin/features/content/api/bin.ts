import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchParams, searchListParams } from '@/admin/lists/search-list-params';
import { binToasts } from '@/copy/admin/bin';
import { contentBinToasts } from '@/copy/admin/content-bin';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const COLUMNS = 'id, title, content_type, deleted_by_name, deleted_at';

/** Fetches a page of the bin. `owner` limits it to the deletions of one person, which an index finds. */
function fetchPage({ search, position }: SearchParams, owner: string | null, signal: AbortSignal) {
  const allRows = supabase.from('content_bin').select(COLUMNS, { count: 'exact' });
  const rows = search
    ? supabase.rpc('search_content_bin', { words: search }, { count: 'exact' }).select(COLUMNS)
    : owner
      ? allRows.eq('deleted_by', owner)
      : allRows;
  return fetchOffsetPage(
    rows.order('deleted_at', { ascending: false }).order('id').abortSignal(signal),
    position,
    searchListParams.pageSize,
  );
}

/** Queries of the bin. */
export const binQueries = {
  all: () => [...contentQueries.all(), 'bin'] as const,
  list: (params: SearchParams, owner: string | null) =>
    queryOptions({
      queryKey: [...binQueries.all(), 'list', params, { owner }],
      queryFn: ({ signal }) => fetchPage(params, owner, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToasts.loadFailed },
    }),
};

interface RestoredContent {
  slug: string;
  /** True when another text has taken its address. */
  moved: boolean;
}

const restoreContent = idempotent<string, RestoredContent>(
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
    const { title, description } = contentBinToasts.restoredMany;
    return { title: title.replace('{n}', String((restored as RestoredContent[]).length)), description };
  }
  const { title, description } = first?.moved ? contentBinToasts.moved : contentBinToasts.restored;
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
      error: contentBinToasts.restoreFailed,
    },
  });
}

const eraseRow = createRowDeletion('content_bin', 'id');

/** Deletes a content permanently. */
export function useEraseContent() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => eraseRow(id),
    meta: {
      invalidates: [binQueries.all()],
      success: contentBinToasts.erased,
      error: contentBinToasts.eraseFailed,
    },
  });
}
