import {
  type ContentType,
  isContentType,
  isPublicationState,
  type PublicationState,
} from '@/admin/config/content';
import {
  firstPage,
  type KeysetOrder,
  type KeysetPosition,
  readPosition,
  writePosition,
} from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';
import { paths } from '@/shared/lib/paths';

/** Rows a page (specification of the list: server-side paging). */
export const PAGE_SIZE = 20;

/** Order of the content list, as the address has it. */
export type ContentSort = 'created' | 'updated' | 'title';

/** The orders of the list; each has its index. */
export const contentOrders = {
  created: { column: 'created_at', ascending: false },
  updated: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
} as const satisfies Record<ContentSort, KeysetOrder>;

/** What the list is asked for: where a content stands for visitors, or that it waits for a reader. */
export type ListStatus = PublicationState | 'review';

/** What narrows the content list. */
export interface ContentFilters {
  /** Null for any. */
  status: ListStatus | null;
  type: ContentType | null;
  /** Id of a category. */
  category: string | null;
  search: string;
}

/** The content list as an address asks for it. */
export interface ContentListParams extends ContentFilters {
  sort: ContentSort;
  position: KeysetPosition;
}

/** True for an order the list knows. */
export function isContentSort(value: string | null): value is ContentSort {
  return value !== null && Object.hasOwn(contentOrders, value);
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readListParams(parameters: URLSearchParams): ContentListParams {
  const status = parameters.get('status');
  const type = parameters.get('type');
  const sort = parameters.get('tri');
  return {
    status: status === 'review' || isPublicationState(status) ? status : null,
    type: isContentType(type) ? type : null,
    category: /^[0-9a-f-]{36}$/.exec(parameters.get('categorie') ?? '')?.[0] ?? null,
    search: readSearch(parameters),
    sort: isContentSort(sort) ? sort : 'created',
    position: readPosition(parameters, PAGE_SIZE),
  };
}

/** Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. */
export function listQuery(current: ContentListParams, change: Partial<ContentListParams> = {}): string {
  const { status, type, category, search, sort, position } = { ...current, position: firstPage, ...change };
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (type) parameters.set('type', type);
  if (category) parameters.set('categorie', category);
  if (search) parameters.set('q', search);
  if (sort !== 'created') parameters.set('tri', sort);
  writePosition(parameters, position);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Address of the editor of a content, null for a new one; the criteria of the list are kept for the way back. */
export function editorHref(current: ContentListParams, id: string | null): string {
  const list = listQuery(current, { position: current.position });
  return `${id ? `${paths.admin.content}/${id}` : paths.admin.newContent}${list}`;
}

/** Returns the address that replaces one in the query (`?nouveau`, `?id=…`, `?corbeille`, `?redirections`); null for the list. */
export function replacedAddress(parameters: URLSearchParams): string | null {
  const { id, nouveau, corbeille, redirections, ...rest } = Object.fromEntries(parameters);
  const path =
    id !== undefined
      ? `${paths.admin.content}/${encodeURIComponent(id)}`
      : nouveau !== undefined
        ? paths.admin.newContent
        : redirections !== undefined
          ? paths.admin.redirects
          : corbeille !== undefined
            ? paths.admin.contentBin
            : null;
  const query = new URLSearchParams(rest).toString();
  return path && (query ? `${path}?${query}` : path);
}
