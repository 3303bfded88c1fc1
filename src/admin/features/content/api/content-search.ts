import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDebouncedSearch } from '@/admin/hooks/use-debounced-search';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { contentQueries } from './content-queries';

const MAX_RESULTS = 8;

/** Returns the query of the newest contents that contain each word of the text. */
const contentSearchQuery = (text: string) =>
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
          .limit(MAX_RESULTS),
        signal,
      ),
  });

/** Searches contents, after a pause in typing. */
export function useContentSearch(searchText: string, isEnabled = true) {
  const { debouncedText, mayFetch, toResult } = useDebouncedSearch(searchText, isEnabled);
  return toResult(useQuery({ ...contentSearchQuery(debouncedText), enabled: mayFetch }));
}
