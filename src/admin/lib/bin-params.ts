import type { KeysetOrder } from './keyset';
import { readSearchList, type SearchList, searchListQuery } from './search-list';

/** What was deleted last comes first. */
export const byDeletion = { column: 'deleted_at', ascending: false } as const satisfies KeysetOrder;

/** What an address says of a bin; null when it asks for none. */
export function readBinParams(parameters: URLSearchParams): SearchList | null {
  return parameters.has('corbeille') ? readSearchList(parameters) : null;
}

/** Query of the address of a bin; another search starts from the first page. */
export function binQuery(list: Partial<SearchList> = {}): string {
  const [, rest] = searchListQuery(list).split('?');
  return rest ? `?corbeille&${rest}` : '?corbeille';
}
