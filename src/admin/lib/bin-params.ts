import { firstPage, type KeysetOrder, type KeysetPosition, readPosition, writePosition } from './keyset';
import { readSearch } from './search-param';

/** Deleted things a page. */
export const BIN_PAGE_SIZE = 20;

/** What was deleted last comes first. */
export const byDeletion = { column: 'deleted_at', ascending: false } as const satisfies KeysetOrder;

/** A bin as an address asks for it. */
export interface BinParams {
  search: string;
  position: KeysetPosition;
}

/** What an address says of a bin; null when it asks for none. */
export function readBinParams(parameters: URLSearchParams): BinParams | null {
  if (!parameters.has('corbeille')) return null;
  return { search: readSearch(parameters), position: readPosition(parameters, BIN_PAGE_SIZE) };
}

/** Query of the address of a bin; another search starts from the first page. */
export function binQuery({ search, position }: Partial<BinParams> = {}): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  writePosition(parameters, position ?? firstPage);
  const rest = parameters.toString();
  return rest ? `?corbeille&${rest}` : '?corbeille';
}
