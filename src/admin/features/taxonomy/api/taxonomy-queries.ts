import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { PageOptions } from '@/admin/lists/keyset';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { type SearchAndPageParams, searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { filterQueryByWords } from '@/admin/lists/word-search';
import { taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { foldText } from '@/shared/lib/search-text';

const MAX_SUGGESTIONS = 8;

const selectTags = () => supabase.from('tags').select('id, name, slug');

/** Fetches at most `MAX_SUGGESTIONS` tags whose name contains the words. When there may be more, a tag with the searched name comes first. */
async function fetchTagSuggestions(search: string, signal: AbortSignal) {
  const query = filterQueryByWords(selectTags(), 'search_name', search).order('name').order('id');
  const matches = await unwrap(query.limit(MAX_SUGGESTIONS), signal);
  if (search === '' || matches.length < MAX_SUGGESTIONS) return matches;
  const sameNameQuery = selectTags().eq('search_name', foldText(search)).limit(1);
  const [sameTag] = await unwrap(sameNameQuery, signal);
  if (!sameTag) return matches;
  return [sameTag, ...matches.filter(({ id }) => id !== sameTag.id)].slice(0, MAX_SUGGESTIONS);
}

const fetchCategories = (signal: AbortSignal) =>
  unwrap(
    supabase
      .from('categories')
      .select('id, name, slug, description, parent_id, position')
      .order('position')
      .order('name'),
    signal,
  );

export type CategoryRow = Awaited<ReturnType<typeof fetchCategories>>[number];

/**
 * Counts the contents that the person may read, for each category or tag; a working copy does not count. The client's
 * types expect one known table, but both tables have the same relation to contents.
 */
async function fetchContentCounts(
  table: 'categories' | 'tags',
  signal: AbortSignal,
  ids?: readonly string[],
) {
  const query = supabase
    .from(table as 'tags')
    .select('id, content(count)')
    .is('content.copy_of', null);
  const rows = await unwrap(ids ? query.in('id', ids) : query, signal);
  return Object.fromEntries(rows.map(({ id, content }) => [id, content[0]?.count ?? 0]));
}

export function fetchTagPage(
  { search, position }: SearchAndPageParams,
  { pageSize = searchAndPageUrlParams.pageSize, signal }: PageOptions,
) {
  const rows = supabase.from('tags').select('id, name, slug', { count: 'exact' });
  const query = filterQueryByWords(rows, 'search_name', search).order('name').order('id');
  return fetchOffsetPage(query, position, pageSize, signal);
}

export type TagRow = Awaited<ReturnType<typeof fetchTagPage>>['rows'][number];

export const taxonomyQueries = {
  categories: () => ['categories'] as const,
  categoryList: () =>
    queryOptions({
      queryKey: [...taxonomyQueries.categories(), 'list'],
      queryFn: ({ signal }) => fetchCategories(signal),
      meta: { error: taxonomyToastTexts.categoriesFailed },
    }),
  categoryCounts: () =>
    queryOptions({
      queryKey: [...taxonomyQueries.categories(), 'counts'],
      queryFn: ({ signal }) => fetchContentCounts('categories', signal),
      staleTime: 0,
    }),
  tags: () => ['tags'] as const,
  tagList: (params: SearchAndPageParams) =>
    queryOptions({
      queryKey: [...taxonomyQueries.tags(), 'list', params],
      queryFn: ({ signal }) => fetchTagPage(params, { signal }),
      placeholderData: keepPreviousData,
      meta: { error: taxonomyToastTexts.tagsFailed },
    }),
  tagCounts: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...taxonomyQueries.tags(), 'counts', { ids }],
      queryFn: ({ signal }) => fetchContentCounts('tags', signal, ids),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  tagSuggestions: (search: string) =>
    queryOptions({
      queryKey: [...taxonomyQueries.tags(), 'suggestions', { search }],
      queryFn: ({ signal }) => fetchTagSuggestions(search, signal),
      placeholderData: keepPreviousData,
    }),
  tagsById: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...taxonomyQueries.tags(), 'by-id', { ids }],
      queryFn: ({ signal }) => unwrap(selectTags().in('id', ids).order('name'), signal),
      placeholderData: keepPreviousData,
    }),
};
