import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const MAX_RESULTS = 8;

/** Milliseconds without typing before a search starts. */
export const SEARCH_DELAY_MS = 250;

/** Shorter searches would match nearly every title. */
export const MIN_SEARCH_LENGTH = 2;

/** Query of the newest contents whose title contains the text. */
export const contentSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'search', { text }],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('content_titled', { words: text })
          .select('id, title, slug, status, content_type, publish_at, unpublish_at')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_RESULTS)
          .abortSignal(signal),
      ),
  });
