import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paginate, toPage } from '@/admin/lists/keyset';
import { capSearchCount } from '@/admin/lists/search-count';
import { mediaToasts } from '@/copy/admin/media';
import { fold } from '@/shared/lib/search-text';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import { type MediaFilters, type MediaListParams, mediaListParams, mediaOrders } from '../media-list-params';

const COLUMNS =
  'id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width, height, alt_text, caption, credit, focal_x, focal_y, color, renditions, created_at';

function ask({ kind, undescribed, search }: MediaFilters, options?: { count: 'exact' }) {
  // Under row security no index serves `ilike`: a search goes through the function that finds the rows by one.
  let query = search
    ? supabase.rpc('search_media', { words: fold(search) }, options).select(COLUMNS)
    : supabase.from('media_library').select(COLUMNS);
  if (kind && kind !== 'system') query = query.eq('media_type', kind);
  if (undescribed) query = query.eq('media_type', 'image').is('alt_text', null);
  return query;
}

async function fetchPage(params: MediaListParams, signal: AbortSignal) {
  const { sort, position } = params;
  const asked = paginate(ask(params), mediaOrders[sort], position, mediaListParams.pageSize);
  return toPage(await unwrap(asked.abortSignal(signal)), position, mediaListParams.pageSize);
}

async function fetchCount(filters: MediaFilters, signal: AbortSignal) {
  const { kind, undescribed, search } = filters;
  if (!search) {
    const wanted_type = kind === 'system' ? undefined : (kind ?? undefined);
    return unwrap(
      supabase.rpc('count_media', { wanted_type, missing_alt_text: undescribed }).abortSignal(signal),
    );
  }
  // A function is asked by POST, which has no head: one row comes along.
  return capSearchCount(await unwrapCount(ask(filters, { count: 'exact' }).range(0, 0).abortSignal(signal)));
}

/** A file as the list reads it. */
export type MediaListRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

async function fetchUses(id: string, signal: AbortSignal) {
  const content = 'id, title, status';
  const shownAs = (column: 'cover_media_id' | 'share_media_id') =>
    unwrap(
      supabase
        .from('content')
        .select(content)
        .eq(column, id)
        .order('created_at', { ascending: false })
        .limit(USES_SHOWN)
        .abortSignal(signal),
    );
  const [covers, shares, texts, collections] = await Promise.all([
    shownAs('cover_media_id'),
    shownAs('share_media_id'),
    unwrap(
      supabase
        .from('content_media')
        .select(`content_id, content(${content})`)
        .eq('media_id', id)
        .limit(USES_SHOWN)
        .abortSignal(signal),
    ),
    unwrap(supabase.rpc('collections_showing', { file: id }).select('key, label').abortSignal(signal)),
  ]);
  return [
    ...covers.map((row) => ({ id: row.id, title: row.title as string | null, as: 'cover' as const })),
    ...shares.map((row) => ({ id: row.id, title: row.title as string | null, as: 'share' as const })),
    ...texts.map((row) => ({ id: row.content_id, title: row.content?.title ?? null, as: 'body' as const })),
    ...collections.map(({ key, label }) => ({
      id: key,
      title: label as string | null,
      as: 'collection' as const,
    })),
  ];
}

/** Uses of one kind that are asked for: enough to warn, never a whole archive. */
const USES_SHOWN = 20;

/** A content or a collection that shows a file. */
export type MediaUse = Awaited<ReturnType<typeof fetchUses>>[number];

/** Keys and calls of the media screens. */
export const mediaQueries = {
  all: () => ['media'] as const,
  lists: () => [...mediaQueries.all(), 'list'] as const,
  /** System assets have no row: their list asks nothing. */
  list: (params: MediaListParams) => {
    const { view: _, ...asked } = params;
    return queryOptions({
      queryKey: [...mediaQueries.lists(), asked],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      enabled: params.kind !== 'system',
      meta: { error: mediaToasts.loadFailed },
    });
  },
  counts: () => [...mediaQueries.all(), 'count'] as const,
  /** Exact, asked apart from the rows and once per filter: a page never waits for it. */
  count: ({ kind, undescribed, search }: MediaFilters) =>
    queryOptions({
      queryKey: [...mediaQueries.counts(), { kind, undescribed, search }],
      queryFn: ({ signal }) => fetchCount({ kind, undescribed, search }, signal),
      enabled: kind !== 'system',
      staleTime: 5 * 60_000,
    }),
  details: () => [...mediaQueries.all(), 'detail'] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.details(), id],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('media_library')
            .select(`${COLUMNS}, uploader:profiles!media_library_uploaded_by_fkey(first_name, last_name)`)
            .eq('id', id)
            .abortSignal(signal)
            .single(),
        ),
      meta: { error: mediaToasts.loadFailed },
    }),
  /** Contents that show the file, as a cover, where they are shared or in their text. */
  uses: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'uses', id],
      queryFn: ({ signal }) => fetchUses(id, signal),
      staleTime: 0,
    }),
};
