import {
  firstPage,
  type KeysetOrder,
  type KeysetPosition,
  readPosition,
  writePosition,
} from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';

/** Tags a page. */
export const TAG_PAGE_SIZE = 20;

/** The order of the list. */
export const byName = { column: 'name', ascending: true } as const satisfies KeysetOrder;

/** The list of tags as an address asks for it. */
export interface TagListParams {
  search: string;
  position: KeysetPosition;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readTagParams(parameters: URLSearchParams): TagListParams {
  return {
    search: readSearch(parameters),
    position: readPosition(parameters, TAG_PAGE_SIZE),
  };
}

/** Query of an address: defaults stay out of it, and a new search goes back to the first page. */
export function tagQuery(current: TagListParams, change: Partial<TagListParams> = {}): string {
  const { search, position } = { ...current, position: firstPage, ...change };
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  writePosition(parameters, position);
  const text = parameters.toString();
  return text ? `?${text}` : '?';
}
