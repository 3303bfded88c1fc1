import { type PublicationState, publicationStateBadges } from '@/admin/config/content';
import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  defineChoiceParam,
  defineDisplayParam,
  defineIdParam,
  defineListUrlParams,
  defineSearchWordsParam,
  type ListParamValues,
} from '@/admin/lists/list-params';
import { contentFields } from '@/copy/admin/content-fields';
import { paths } from '@/shared/lib/paths';

/** Orders of the list. `oldest` and `title-desc` reverse the ids too, so that Postgres reads the same index backwards. */
export const contentOrders = {
  created: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  updated: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  'title-desc': { column: 'title', ascending: false, idAscending: false },
} as const satisfies Record<string, KeysetOrder>;

/** Key of an order in the address. */
export type ContentSortKey = keyof typeof contentOrders;
/** Keys of the sort orders of the content list. */
export const contentSortKeys = Object.keys(contentOrders) as ContentSortKey[];

/** State for visitors, or « review » for texts that wait for a review. */
export type ContentListStatus = PublicationState | 'review';

/** Statuses by which the list can be filtered. */
export const contentListStatuses: readonly ContentListStatus[] = [
  'review',
  ...(Object.keys(publicationStateBadges) as PublicationState[]),
];

/** URL parameters of the content list: status, type, category, search, sort and page. */
export const contentListUrlParams = defineListUrlParams(
  {
    status: defineChoiceParam('status', contentListStatuses),
    type: defineChoiceParam('type', contentFields.content_type.options),
    category: defineIdParam('categorie'),
    search: defineSearchWordsParam(),
    sort: defineDisplayParam('tri', contentSortKeys, 'created'),
  },
  { pageSize: 20 },
);

/** Values of the URL parameters of the content list. */
export type ContentListParams = ListParamValues<typeof contentListUrlParams>;

/** Filters and search of the content list, without sort and page. */
export type ContentFilterValues = Omit<ContentListParams, 'position' | 'sort'>;

/** Returns the URL query string of a list page; empty for the first page without filters. */
export function buildContentListQueryString(params: ContentListParams): string {
  const query = contentListUrlParams.href(params, { position: params.position });
  return query === '?' ? '' : query;
}

/** Returns the address of the editor, with the filters of the list for the way back. `id` is null for a new content. */
export function buildContentEditorHref(params: ContentListParams, id: string | null): string {
  const path = id ? `${paths.admin.content}/${id}` : paths.admin.newContent;
  return `${path}${buildContentListQueryString(params)}`;
}
