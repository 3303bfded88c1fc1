import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const FOUND = 8;

/** Milliseconds without typing before a search starts. */
export const SEARCH_PAUSE = 250;

/** Shorter searches would match nearly every title. */
export const SHORTEST_SEARCH = 2;

/** Query of the newest contents whose title contains the text. */
export const contentSearch = (text: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'search', { text }],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('content_titled', { words: text })
          .select('id, title, slug, status, content_type, publish_at, unpublish_at')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(FOUND)
          .abortSignal(signal),
      ),
  });
