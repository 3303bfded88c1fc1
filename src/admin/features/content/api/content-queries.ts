import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getServerTime } from '@/admin/lib/server-time';
import { supabase } from '@/admin/lib/supabase';
import { unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { limitQueryToPage, type PageOptions, toPageOfRows } from '@/admin/lists/keyset';
import { toSearchRowTotal } from '@/admin/lists/row-total';
import { contentToastTexts } from '@/copy/admin/toasts';
import type { Database } from '@/types/database';
import {
  type ContentFilterValues,
  type ContentListParams,
  contentListUrlParams,
  contentOrders,
} from '../content-list-params';
import { contentFieldNames, type StoredContentValues } from '../content-schema';

/** Columns of the list. The text stays out, because it may be long. */
const LIST_COLUMNS =
  'id, title, slug, status, content_type, author_id, created_at, updated_at, published_at, first_published_at, publish_at, unpublish_at, review_requested_at, review_note, copy_of, update_at, version';

/** Columns that the editor reads but has no field for. */
const METADATA_COLUMNS = [
  'id',
  'author_id',
  'published_at',
  'first_published_at',
  'created_at',
  'updated_at',
  'version',
  'autosaved_at',
  'copy_of',
  'copied_version',
] as const;

/** Columns that the editor reads and that a save returns. */
export const CONTENT_ROW_COLUMNS = [...METADATA_COLUMNS, ...contentFieldNames].join(', ');

const DETAIL_COLUMNS = `${CONTENT_ROW_COLUMNS}, content_tags(tag_id)`;

/** Content with its text, as the editor reads it. */
export type ContentRow = StoredContentValues &
  Pick<Database['public']['Tables']['content']['Row'], (typeof METADATA_COLUMNS)[number]>;

/** Selects contents. A search calls a function: with a plain condition, row security prevents the use of the index. */
const selectRows = (search: string, options?: { count: 'exact' }) =>
  search
    ? supabase.rpc('search_content', { words: search }, options).select(LIST_COLUMNS)
    : supabase.from('content').select(LIST_COLUMNS, options);

interface FilterableQuery<Self> {
  eq(column: string, value: string): Self;
  gt(column: string, value: string): Self;
  lte(column: string, value: string): Self;
  is(column: string, value: null): Self;
  not(column: string, operator: 'is', value: null): Self;
}

/** Applies the filters. `authorId` limits the list to the texts of one person. */
function applyFilters<Query extends FilterableQuery<Query>>(
  query: Query,
  { status, type, category }: ContentFilterValues,
  authorId: string | null,
): Query {
  let filteredQuery = query;
  if (authorId) filteredQuery = filteredQuery.eq('author_id', authorId);
  if (type) filteredQuery = filteredQuery.eq('content_type', type);
  if (category) filteredQuery = filteredQuery.eq('category_id', category);
  // Only the filter « review » lists working copies.
  if (status === 'review') return filteredQuery.not('review_requested_at', 'is', null);
  filteredQuery = filteredQuery.is('copy_of', null);
  const now = new Date(getServerTime()).toISOString();
  if (status === 'scheduled') return filteredQuery.eq('status', 'published').gt('publish_at', now);
  if (status === 'withdrawn') return filteredQuery.eq('status', 'published').lte('unpublish_at', now);
  return status ? filteredQuery.eq('status', status) : filteredQuery;
}

/** Fetches one page of the content list; `authorId` limits it to one person's contents. */
export async function fetchContentPage(
  params: ContentListParams,
  authorId: string | null,
  { pageSize = contentListUrlParams.pageSize, signal }: PageOptions,
) {
  const { search, sort, position } = params;
  const filteredRows = applyFilters(selectRows(search), params, authorId);
  const query = limitQueryToPage(filteredRows, contentOrders[sort], position, pageSize);
  return toPageOfRows(await unwrap(query, signal), position, pageSize);
}

/** Content of the list, without its text. */
export type ContentListRow = Awaited<ReturnType<typeof fetchContentPage>>['rows'][number];

async function fetchCount(filters: ContentFilterValues, authorId: string | null, signal: AbortSignal) {
  const filteredRows = applyFilters(selectRows(filters.search, { count: 'exact' }), filters, authorId);
  // supabase-js calls a function by POST, which returns rows even with a count: the range limits them to one.
  const count = await unwrapCount(filteredRows.range(0, 0), signal);
  return filters.search ? toSearchRowTotal(count) : count;
}

const selectContents = () => supabase.from('content').select<string, ContentRow>(DETAIL_COLUMNS);

/** Reads a content from the database, not from the query cache. */
export const fetchContentById = (id: string, signal?: AbortSignal) =>
  unwrap(selectContents().eq('id', id).single(), signal);

/** Reads the content with this slug from the database, not from the query cache; null when there is none. */
export async function fetchContentBySlug(slug: string): Promise<ContentRow | null> {
  const [row = null] = await unwrap(selectContents().eq('slug', slug).is('copy_of', null));
  return row;
}

/** Reads the working copy of a content from the database, not from the query cache; null when there is none. */
export async function fetchWorkingCopy(originalId: string, signal?: AbortSignal): Promise<ContentRow | null> {
  const [copy = null] = await unwrap(selectContents().eq('copy_of', originalId), signal);
  return copy;
}

/**
 * Returns the candidates that other visible contents use. Ignores errors: the save reports a taken slug too, also that of
 * a content that this person cannot see.
 */
export async function fetchTakenSlugs(candidates: string[], id: string | null): Promise<string[]> {
  const query = supabase.from('content').select('slug').in('slug', candidates).is('copy_of', null);
  const { data } = await (id ? query.neq('id', id) : query);
  return (data ?? []).map(({ slug }) => slug);
}

/** Queries of the contents: lists, counts, working copies, details and taken slugs. */
export const contentQueries = {
  all: () => ['content'] as const,
  lists: () => [...contentQueries.all(), 'list'] as const,
  list: (params: ContentListParams, authorId: string | null) =>
    queryOptions({
      queryKey: [...contentQueries.lists(), params, { authorId }],
      queryFn: ({ signal }) => fetchContentPage(params, authorId, { signal }),
      placeholderData: keepPreviousData,
      meta: { error: contentToastTexts.loadFailed },
    }),
  counts: () => [...contentQueries.all(), 'count'] as const,
  reviews: () => [...contentQueries.all(), 'review'] as const,
  /** Count, loaded apart from the rows and once per filter; null for a search with more than `SEARCH_CAP` results. */
  count: ({ position: _, sort: __, ...filters }: ContentListParams, authorId: string | null) =>
    queryOptions({
      queryKey: [...contentQueries.counts(), { ...filters, authorId }],
      queryFn: ({ signal }) => fetchCount(filters, authorId, signal),
      staleTime: 5 * 60_000,
    }),
  /** Working copies of these contents, as the list shows them. */
  copies: (originalIds: string[]) =>
    queryOptions({
      queryKey: [...contentQueries.lists(), 'copies', { originalIds }],
      queryFn: ({ signal }) =>
        unwrap(supabase.from('content').select(LIST_COLUMNS).in('copy_of', originalIds), signal),
      enabled: originalIds.length > 0,
    }),
  /** Key of the working copies of all contents. */
  anyCopy: () => [...contentQueries.lists(), 'copy'] as const,
  /** Working copy of a content; null without one. */
  copy: (originalId: string) =>
    queryOptions({
      queryKey: [...contentQueries.anyCopy(), originalId],
      queryFn: ({ signal }) => fetchWorkingCopy(originalId, signal),
      staleTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'detail', id],
      queryFn: ({ signal }) => fetchContentById(id, signal),
      meta: { error: contentToastTexts.loadFailed },
    }),
  /** Returns the slugs of `candidates` that other visible contents use. */
  takenSlugs: (candidates: string[], id: string | null) =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'slugs', { candidates, id }],
      queryFn: () => fetchTakenSlugs(candidates, id),
      staleTime: 0,
    }),
};
