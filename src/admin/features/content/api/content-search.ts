import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/admin/hooks/use-debounced';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const MAX_RESULTS = 8;

/** Time without a keystroke before contents are searched. */
const SEARCH_DELAY_MS = 250;

/** Fewer characters would find nearly everything. */
const MIN_SEARCH_LENGTH = 2;

/** Returns the query of the newest contents whose title contains the text. */
const contentSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'search', { text }],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('search_content', { words: text })
          .select('id, title, slug, status, content_type, publish_at, unpublish_at')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_RESULTS)
          .abortSignal(signal),
      ),
  });

/** Searches contents by title, after a pause in typing. */
export function useContentSearch(searchText: string, isEnabled = true) {
  const debouncedText = useDebounced(searchText, SEARCH_DELAY_MS);
  const isSearching = isEnabled && searchText.length >= MIN_SEARCH_LENGTH;
  const query = contentSearchQuery(debouncedText);
  const { data, isFetching, isError } = useQuery({
    ...query,
    queryFn: isSearching && debouncedText.length >= MIN_SEARCH_LENGTH ? query.queryFn : skipToken,
  });
  const isWaiting = isSearching && (debouncedText !== searchText || isFetching);
  return {
    contents: isSearching && !isWaiting ? (data ?? []) : [],
    isWaiting,
    hasFailed: isSearching && !isWaiting && isError,
  };
}
