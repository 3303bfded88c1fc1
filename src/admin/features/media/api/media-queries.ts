import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { limitQueryToPage, type PageOptions, toPageOfRows } from '@/admin/lists/keyset';
import { toSearchRowTotal } from '@/admin/lists/row-total';
import { mediaToastTexts } from '@/copy/admin/media';
import {
  type MediaFilterValues,
  type MediaListParams,
  mediaListUrlParams,
  mediaOrders,
} from '../media-list-params';

const COLUMNS =
  'id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width, height, alt_text, caption, credit, licence, focal_x, focal_y, color, renditions, created_at, replaced_at';

/** Maximum number of contents for each kind of use: enough for a warning. */
const MAX_USES = 20;

function selectRows({ kind, missingAltText, search }: MediaFilterValues, options?: { count: 'exact' }) {
  // A search calls a function: row security keeps `ilike` from using the index.
  let query = search
    ? supabase.rpc('search_media', { words: search }, options).select(COLUMNS)
    : supabase.from('media_library').select(COLUMNS, options);
  if (kind && kind !== 'system') query = query.eq('media_type', kind);
  if (missingAltText) query = query.eq('media_type', 'image').is('alt_text', null);
  return query;
}

/** Fetches a page of the library. */
export async function fetchMediaPage(
  params: MediaListParams,
  { pageSize = mediaListUrlParams.pageSize, signal }: PageOptions,
) {
  const { sort, position } = params;
  const query = limitQueryToPage(selectRows(params), mediaOrders[sort], position, pageSize);
  return toPageOfRows(await unwrap(query, signal), position, pageSize);
}

async function fetchCount(filters: MediaFilterValues, signal: AbortSignal) {
  // supabase-js calls a function by POST, which returns rows even with a count: the range limits them to one.
  const count = await unwrapCount(selectRows(filters, { count: 'exact' }).range(0, 0), signal);
  return filters.search ? toSearchRowTotal(count) : count;
}

/** File of the library, with the columns of the list. */
export type MediaListRow = Awaited<ReturnType<typeof fetchMediaPage>>['rows'][number];

/** Chosen file, as a field or a text uses it. */
export type PickedMedia = Pick<MediaListRow, 'id' | 'file_path' | 'original_filename' | 'alt_text'>;

/** Content or collection that shows a file. */
export interface MediaUse {
  id: string;
  /** Null for a content that the person may not read. */
  title: string | null;
  usedAs: 'cover' | 'share' | 'body' | 'collection';
}

/** Returns the id and title of a text. A working copy has the id of its original, whose screen opens the copy. */
const toTextUse = (id: string, content: { title: string; copy_of: string | null } | null) => ({
  id: content?.copy_of ?? id,
  title: content?.title ?? null,
});

async function fetchUses(id: string, signal: AbortSignal): Promise<MediaUse[]> {
  const fetchContentsUsing = (column: 'cover_media_id' | 'share_media_id') =>
    unwrap(
      supabase
        .from('content')
        .select('id, title, copy_of')
        .eq(column, id)
        .order('created_at', { ascending: false })
        .limit(MAX_USES),
      signal,
    );
  const [covers, shares, bodies, collections] = await Promise.all([
    fetchContentsUsing('cover_media_id'),
    fetchContentsUsing('share_media_id'),
    unwrap(
      supabase
        .from('content_media')
        .select('id:content_id, content(title, copy_of)')
        .eq('media_id', id)
        .limit(MAX_USES),
      signal,
    ),
    unwrap(supabase.rpc('collections_showing', { file: id }).select('id:key, title:label'), signal),
  ]);
  const uses: MediaUse[] = [
    ...covers.map((row) => ({ ...toTextUse(row.id, row), usedAs: 'cover' as const })),
    ...shares.map((row) => ({ ...toTextUse(row.id, row), usedAs: 'share' as const })),
    ...bodies
      // Working copies first, as in the other lists, which start with the newest text.
      .sort((left, right) => Number(!left.content?.copy_of) - Number(!right.content?.copy_of))
      .map((row) => ({ ...toTextUse(row.id, row.content), usedAs: 'body' as const })),
    ...collections.map((row) => ({ ...row, usedAs: 'collection' as const })),
  ];
  // One entry for each text and kind of use. The original comes last, so its title stays.
  return [...new Map(uses.map((use) => [`${use.usedAs} ${use.id}`, use])).values()];
}

/** Queries of the media screens. */
export const mediaQueries = {
  all: () => ['media'] as const,
  lists: () => [...mediaQueries.all(), 'list'] as const,
  /** Disabled for system assets, which have no rows. */
  list: (params: MediaListParams) => {
    const { view: _, ...queryParams } = params;
    return queryOptions({
      queryKey: [...mediaQueries.lists(), queryParams],
      queryFn: ({ signal }) => fetchMediaPage(params, { signal }),
      placeholderData: keepPreviousData,
      enabled: params.kind !== 'system',
      meta: { error: mediaToastTexts.loadFailed },
    });
  },
  counts: () => [...mediaQueries.all(), 'count'] as const,
  /** Number of files, loaded apart from the rows and once per filter; null above the cap of a search. */
  count: ({ kind, missingAltText, search }: MediaFilterValues) =>
    queryOptions({
      queryKey: [...mediaQueries.counts(), { kind, missingAltText, search }],
      queryFn: ({ signal }) => fetchCount({ kind, missingAltText, search }, signal),
      enabled: kind !== 'system',
      staleTime: 5 * 60_000,
    }),
  details: () => [...mediaQueries.all(), 'detail'] as const,
  /** Without a toast: the panel or the field says why a file is not shown. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.details(), id],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('media_library')
            .select(`${COLUMNS}, uploader:profiles!media_library_uploaded_by_fkey(first_name, last_name)`)
            .eq('id', id)
            .single(),
          signal,
        ),
    }),
  /** Contents that use the file as cover, as share image or in their text, and collections that show it. */
  uses: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'uses', id],
      queryFn: ({ signal }) => fetchUses(id, signal),
      staleTime: 0,
    }),
};
