import { queryOptions } from '@tanstack/react-query';
import { hasFollowUp, listSources, type SubmissionTab } from '@/admin/config/submissions';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

/** First part of every query key of an inbox count. */
export const submissionCountsKey = ['submissions', 'count'] as const;

/**
 * Returns the query of the number of new rows over these tabs. The database refuses the whole count when one tab is forbidden.
 * The dashboard imports this file alone, without the list and its library.
 */
export const unreadQuery = (tabs: readonly SubmissionTab[]) =>
  queryOptions({
    queryKey: [...submissionCountsKey, 'unread', tabs],
    queryFn: ({ signal }) => {
      const sources = tabs.flatMap(listSources).filter(hasFollowUp);
      return unwrap(supabase.rpc('count_submissions', { sources, state: 'new' }).abortSignal(signal));
    },
  });
