import type { ContentType } from '@/admin/config/content';
import { contentTypes, type PublicationState, publicationStates } from '@/admin/config/content';
import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  choiceField,
  defineListParams,
  idField,
  type ParamsOf,
  searchField,
  settingField,
} from '@/admin/lists/list-params';
import { paths } from '@/shared/lib/paths';

/** Orders of the list. An index serves each, in both directions. */
export const contentOrders = {
  created: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  updated: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  'title-desc': { column: 'title', ascending: false, idAscending: false },
} as const satisfies Record<string, KeysetOrder>;

/** Key of an order in the address. */
export type ContentSort = keyof typeof contentOrders;
export const contentSorts = Object.keys(contentOrders) as ContentSort[];

/** State for visitors, or « review » for texts that wait for one. */
export type ListStatus = PublicationState | 'review';

export const contentListParams = defineListParams(
  {
    status: choiceField('status', [...(Object.keys(publicationStates) as PublicationState[]), 'review']),
    type: choiceField('type', Object.keys(contentTypes) as ContentType[]),
    category: idField('categorie'),
    search: searchField(),
    sort: settingField('tri', contentSorts, 'created'),
  },
  { pageSize: 20 },
);

export type ContentListParams = ParamsOf<typeof contentListParams>;

export type ContentFilters = Omit<ContentListParams, 'position' | 'sort'>;

/** Returns the query of this page of the list; empty for the first page without filters. */
export function currentQuery(params: ContentListParams): string {
  const query = contentListParams.href(params, { position: params.position });
  return query === '?' ? '' : query;
}

/** Returns the address of the editor, null for a new content. It keeps the filters of the list for the way back. */
export function editorHref(params: ContentListParams, id: string | null): string {
  const path = id ? `${paths.admin.content}/${id}` : paths.admin.newContent;
  return `${path}${currentQuery(params)}`;
}
