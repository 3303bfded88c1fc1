import { useQuery } from '@tanstack/react-query';
import { useDebouncedSearch } from '@/admin/hooks/use-debounced-search';
import { userQueries } from './user-queries';

const MAX_RESULTS = 5;

/** Searches people by name or e-mail address, after a pause in typing. */
export function usePersonMatches(searchText: string, isEnabled: boolean) {
  const { debouncedText, mayFetch, toResult } = useDebouncedSearch(searchText, isEnabled);
  const query = useQuery(userQueries.matches(mayFetch ? debouncedText : undefined));
  const { rows, ...state } = toResult(query);
  return { people: rows.slice(0, MAX_RESULTS), ...state };
}
