import { splitQuery } from '@/shared/lib/search-text';

/**
 * Returns a LIKE pattern that finds the text anywhere. Wildcards of the text are escaped. PostgREST reads each `*` as `%`,
 * so a `*` becomes `_`, which matches any one character.
 */
export function toContainsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

interface LikeQuery<Self> {
  like(column: string, pattern: string): Self;
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
  let filteredQuery = query;
  for (const word of splitQuery(search))
    filteredQuery = filteredQuery.like(foldedColumn, toContainsPattern(word));
  return filteredQuery;
}
