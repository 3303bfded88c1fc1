import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/admin/hooks/use-debounced';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const MAX_RESULTS = 8;

/** Milliseconds without a key before contents are searched. */
const SEARCH_PAUSE = 250;

/** Fewer characters would find nearly everything. */
const SHORTEST_SEARCH = 2;

/** The newest contents whose title holds the text. */
const contentSearch = (text: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'search', { text }],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('search_content', { words: text })
          .select('id, title, slug, status, content_type, publish_at, unpublish_at')
          .is('copy_of', null)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_RESULTS)
          .abortSignal(signal),
      ),
  });

/** Searches contents by title, after a pause in typing. */
export function useContentSearch(words: string, isEnabled = true) {
  const settled = useDebounced(words, SEARCH_PAUSE);
  const isSearching = isEnabled && words.length >= SHORTEST_SEARCH;
  const query = contentSearch(settled);
  const { data, isFetching, isError } = useQuery({
    ...query,
    queryFn: isSearching && settled.length >= SHORTEST_SEARCH ? query.queryFn : skipToken,
  });
  const isWaiting = isSearching && (settled !== words || isFetching);
  return {
    contents: isSearching && !isWaiting ? (data ?? []) : [],
    isWaiting,
    hasFailed: isSearching && !isWaiting && isError,
  };
}
