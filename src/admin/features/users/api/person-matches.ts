import { useQuery } from '@tanstack/react-query';
import { useDebouncedSearch } from '@/admin/hooks/use-debounced-search';
import { userQueries } from './user-queries';

/** People shown by the palette. */
const MAX_RESULTS = 5;

/** Searches people by name or e-mail address, after a pause in typing. */
export function usePersonMatches(searchText: string, isEnabled: boolean) {
  const { debouncedText, mayFetch, toResult } = useDebouncedSearch(searchText, isEnabled);
  const query = { ...userQueries.matches(debouncedText), enabled: mayFetch };
  const { rows, ...state } = toResult(useQuery(query));
  return { people: rows.slice(0, MAX_RESULTS), ...state };
}
