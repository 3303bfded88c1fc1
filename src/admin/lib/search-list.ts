import { firstPage, type KeysetPosition, readPosition, writePosition } from './keyset';
import { readSearch } from './search-param';

/** Rows a page of a list that is searched, and narrowed by nothing else. */
export const PAGE_SIZE = 20;

/** Such a list as an address asks for it. */
export interface SearchList {
  search: string;
  position: KeysetPosition;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readSearchList(parameters: URLSearchParams): SearchList {
  return { search: readSearch(parameters), position: readPosition(parameters, PAGE_SIZE) };
}

/** Query of an address: defaults stay out of it, and another search starts from the first page. */
export function searchListQuery({ search, position = firstPage }: Partial<SearchList>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  writePosition(parameters, position);
  return `?${parameters}`;
}
