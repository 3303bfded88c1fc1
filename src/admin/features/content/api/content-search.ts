import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

/** Titles shown where contents are looked for. */
const FOUND = 8;

/** Milliseconds without a key before contents are searched. */
export const SEARCH_PAUSE = 250;

/** Fewer characters would find nearly everything. */
export const SHORTEST_SEARCH = 2;

/** The newest contents whose title holds the text. */
export const contentSearch = (text: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'search', { text }],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('search_content', { words: text })
          .select('id, title, slug, status, content_type, publish_at, unpublish_at')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(FOUND)
          .abortSignal(signal),
      ),
  });
