import { isMediaType, type MediaType, mediaTypeLabels } from '@/admin/config/media';
import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  defineChoiceParam,
  defineDisplayParam,
  defineFlagParam,
  defineListUrlParams,
  defineSearchWordsParam,
  type ListParamValues,
} from '@/admin/lists/list-params';

/** Orders of the library. One index serves both directions of a column; for `created_at`, each type has one too. */
export const mediaOrders = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  name: { column: 'original_filename', ascending: true },
  'name-desc': { column: 'original_filename', ascending: false, idAscending: false },
  size: { column: 'file_size', ascending: false },
  'size-asc': { column: 'file_size', ascending: true, idAscending: false },
} as const satisfies Record<string, KeysetOrder>;

/** Key of an order in the address. */
export type MediaSort = keyof typeof mediaOrders;
/** Keys of the orders, as the menu lists them. */
export const mediaSortKeys = Object.keys(mediaOrders) as MediaSort[];

const mediaViews = ['grid', 'list'] as const;

/** Type of an uploaded file, or `system` for images of the site. */
export type MediaFilterKind = MediaType | 'system';

/** Kinds by which the library can be filtered. */
export const mediaFilterKinds: readonly MediaFilterKind[] = [
  ...Object.keys(mediaTypeLabels).filter(isMediaType),
  'system',
];

/** Parameters of the library's address. */
export const mediaListUrlParams = defineListUrlParams(
  {
    kind: defineChoiceParam('type', mediaFilterKinds),
    /** Only pictures without alternative text. */
    missingAltText: defineFlagParam('sans-texte'),
    search: defineSearchWordsParam(),
    sort: defineDisplayParam('tri', mediaSortKeys, 'newest'),
    view: defineDisplayParam('vue', mediaViews, 'grid'),
  },
  { pageSize: 24 },
);

/** Values of the library's address. */
export type MediaListParams = ListParamValues<typeof mediaListUrlParams>;

/** Filters that the count of the library depends on. */
export type MediaFilterValues = Pick<MediaListParams, 'kind' | 'missingAltText' | 'search'>;

/** Returns the query of this page of the library, with the details of one file open. */
export function buildMediaDetailsHref(params: MediaListParams, id: string): string {
  const listQuery = mediaListUrlParams.href(params, { position: params.position });
  return `${listQuery}${listQuery === '?' ? '' : '&'}fichier=${id}`;
}
