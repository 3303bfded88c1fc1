import type { ContentType } from '@/admin/config/content';
import { contentTypes, type PublicationState, publicationStates } from '@/admin/config/content';
import type { KeysetOrder } from '@/admin/lists/keyset';
import { defineListParams, oneOf, type ParamsOf, rowId, search, setting } from '@/admin/lists/list-params';
import { paths } from '@/shared/lib/paths';

/** The orders of the list; an index serves each, the reversed ones backwards. */
export const contentOrders = {
  created: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  updated: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  'title-desc': { column: 'title', ascending: false, idAscending: false },
} as const satisfies Record<string, KeysetOrder>;

/** Order of the content list, as the address has it. */
export type ContentSort = keyof typeof contentOrders;
export const contentSorts = Object.keys(contentOrders) as ContentSort[];

/** Where a content stands for visitors, or that it waits for a reader. */
export type ListStatus = PublicationState | 'review';

/** Address of the content list. */
export const contentListParams = defineListParams(
  {
    status: oneOf('status', [...(Object.keys(publicationStates) as PublicationState[]), 'review']),
    type: oneOf('type', Object.keys(contentTypes) as ContentType[]),
    category: rowId('categorie'),
    search: search(),
    sort: setting('tri', contentSorts, 'created'),
  },
  { pageSize: 20 },
);

/** The content list as an address asks for it. */
export type ContentListParams = ParamsOf<typeof contentListParams>;

/** What narrows the content list. */
export type ContentFilters = Omit<ContentListParams, 'position' | 'sort'>;

/** Returns the query that leads back to this page of the list; empty for its first page without filters. */
export function currentQuery(current: ContentListParams): string {
  const query = contentListParams.href(current, { position: current.position });
  return query === '?' ? '' : query;
}

/** Address of the editor of a content, null for a new one; the criteria of the list are kept for the way back. */
export function editorHref(current: ContentListParams, id: string | null): string {
  const path = id ? `${paths.admin.content}/${id}` : paths.admin.newContent;
  return `${path}${currentQuery(current)}`;
}
