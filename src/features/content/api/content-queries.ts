import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { contentToasts } from '@/content/admin/toasts';
import { containing } from '@/lib/like-pattern';
import { supabase } from '@/lib/supabase';
import { unwrap, unwrapCount } from '@/lib/unwrap';
import type { ContentFilters, ContentListParams } from '../content-list-params';

/** Rows a page (specification of the list: server-side paging). */
export const PAGE_SIZE = 20;

/** Everything of a row but its text, which a list never shows. */
const LIST_COLUMNS = 'id, title, slug, status, content_type, author_id, created_at, published_at';

/** What the editor needs, and what every write asks back. */
export const DETAIL_COLUMNS =
  'id, title, slug, content, excerpt, status, content_type, author_id, published_at, first_published_at, created_at, updated_at';

async function fetchPage({ status, search, page }: ContentListParams, signal: AbortSignal) {
  const first = (page - 1) * PAGE_SIZE;
  let query = supabase.from('content').select(LIST_COLUMNS);
  if (status) query = query.eq('status', status);
  if (search) query = query.ilike('title', containing(search));
  const rows = await unwrap(
    query
      .order('created_at', { ascending: false })
      .order('id')
      // One row more than shown tells whether a next page exists, without counting anything.
      .range(first, first + PAGE_SIZE)
      .abortSignal(signal),
  );
  return { rows: rows.slice(0, PAGE_SIZE), hasNext: rows.length > PAGE_SIZE };
}

export type ContentListRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

function fetchCount({ status, search }: ContentFilters, signal: AbortSignal) {
  let query = supabase.from('content').select('*', { count: 'exact', head: true });
  if (status) query = query.eq('status', status);
  if (search) query = query.ilike('title', containing(search));
  return unwrapCount(query.abortSignal(signal));
}

function fetchContent(id: string, signal: AbortSignal) {
  return unwrap(supabase.from('content').select(DETAIL_COLUMNS).eq('id', id).abortSignal(signal).single());
}

export type ContentRow = Awaited<ReturnType<typeof fetchContent>>;

/** Keys and calls of the content screens. */
export const contentQueries = {
  all: () => ['content'] as const,
  lists: () => [...contentQueries.all(), 'list'] as const,
  list: (params: ContentListParams) =>
    queryOptions({
      queryKey: [...contentQueries.lists(), params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      meta: { error: contentToasts.loadFailed },
    }),
  counts: () => [...contentQueries.all(), 'count'] as const,
  /** Exact, asked apart from the rows and once per filter: a page never waits for it. */
  count: ({ status, search }: ContentFilters) =>
    queryOptions({
      queryKey: [...contentQueries.counts(), { status, search }],
      queryFn: ({ signal }) => fetchCount({ status, search }, signal),
      staleTime: 5 * 60_000,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'detail', id],
      queryFn: ({ signal }) => fetchContent(id, signal),
      meta: { error: contentToasts.loadFailed },
    }),
};
