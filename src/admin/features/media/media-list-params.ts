import { isMediaType, type MediaType } from '@/admin/config/media';
import {
  firstPage,
  type KeysetOrder,
  type KeysetPosition,
  readPosition,
  writePosition,
} from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';

/** Files a page. */
export const MEDIA_PAGE_SIZE = 24;

export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'size'] as const;
/** Order of the library, as the address has it. */
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Each order has its index, with and without a kind; the oldest first is the newest first read backwards. */
export const mediaOrders = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  name: { column: 'original_filename', ascending: true },
  size: { column: 'file_size', ascending: false },
} as const satisfies Record<MediaSort, KeysetOrder>;

/** How the library is laid out. */
export type MediaView = 'grid' | 'list';

/** A kind of uploaded file, or the images of the site itself. */
export type MediaKind = MediaType | 'system';

/** What narrows the library. */
export interface MediaFilters {
  /** Null for any. */
  kind: MediaKind | null;
  /** Only images without alternative text. */
  undescribed: boolean;
  search: string;
}

/** The library as an address asks for it. */
export interface MediaListParams extends MediaFilters {
  sort: MediaSort;
  view: MediaView;
  position: KeysetPosition;
}

const isKind = (value: string | null): value is MediaKind => value === 'system' || isMediaType(value);

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readMediaParams(parameters: URLSearchParams): MediaListParams {
  const kind = parameters.get('type');
  return {
    kind: isKind(kind) ? kind : null,
    undescribed: parameters.has('sans-texte'),
    search: readSearch(parameters),
    sort: MEDIA_SORTS.find((sort) => sort === parameters.get('tri')) ?? 'newest',
    view: parameters.get('vue') === 'list' ? 'list' : 'grid',
    position: readPosition(parameters, MEDIA_PAGE_SIZE),
  };
}

/**
 * Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. `file` is the
 * one whose detail is open.
 */
export function mediaQuery(
  current: MediaListParams,
  change: Partial<MediaListParams> = {},
  file: string | null = null,
): string {
  const keepsPage = Object.keys(change).every((key) => key === 'view');
  const next = { ...current, position: keepsPage ? current.position : firstPage, ...change };
  const parameters = new URLSearchParams();
  if (next.kind) parameters.set('type', next.kind);
  if (next.undescribed) parameters.set('sans-texte', '1');
  if (next.search) parameters.set('q', next.search);
  if (next.sort !== 'newest') parameters.set('tri', next.sort);
  if (next.view !== 'grid') parameters.set('vue', next.view);
  writePosition(parameters, next.position);
  if (file) parameters.set('fichier', file);
  return `?${parameters}`;
}

/** Lower case, no accent: as the table's `search_text` is folded. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
