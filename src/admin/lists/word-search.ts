import { splitQuery } from '@/shared/lib/search-text';

interface LikeQuery<Self> {
  likeAllOf(column: string, patterns: readonly string[]): Self;
}

/**
 * Keeps the rows whose column contains every word of the search. `foldedColumn` is in lower case without accents. Large
 * lists search by a database function instead.
 */
export function filterQueryByWords<Query extends LikeQuery<Query>>(
  query: Query,
  foldedColumn: string,
  search: string,
): Query {
  // words contain letters and digits only, so no wildcard must be escaped
  const patterns = splitQuery(search).map((word) => `%${word}%`);
  return patterns.length === 0 ? query : query.likeAllOf(foldedColumn, patterns);
}
