import { type MediaType, mediaTypes } from '@/admin/config/media';
import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  choiceField,
  defineListParams,
  flagField,
  type ParamsOf,
  searchField,
  settingField,
} from '@/admin/lists/list-params';

/** Orders of the library. An index serves each, with or without a type, in both directions. */
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
export const mediaSorts = Object.keys(mediaOrders) as MediaSort[];

export const mediaViews = ['grid', 'list'] as const;

/** Type of an uploaded file, or `system` for images of the site. */
export type MediaKind = MediaType | 'system';

export const mediaListParams = defineListParams(
  {
    kind: choiceField('type', [...(Object.keys(mediaTypes) as MediaType[]), 'system']),
    /** Only pictures without alternative text. */
    missingAltText: flagField('sans-texte'),
    search: searchField(),
    sort: settingField('tri', mediaSorts, 'newest'),
    view: settingField('vue', mediaViews, 'grid'),
  },
  { pageSize: 24 },
);

export type MediaListParams = ParamsOf<typeof mediaListParams>;

export type MediaFilters = Pick<MediaListParams, 'kind' | 'missingAltText' | 'search'>;

/** Returns the query of this page of the library, with the details of one file open. */
export function fileHref(params: MediaListParams, id: string): string {
  const list = mediaListParams.href(params, { position: params.position });
  return `${list}${list === '?' ? '' : '&'}fichier=${id}`;
}
