import { queryOptions } from '@tanstack/react-query';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { hasFollowUp, listTabSubmissionTables } from '../submission-source';

// This file is separate, so that the dashboard does not download the code of the inbox.

/** First part of every query key of an inbox count. */
export const submissionCountsQueryKey = ['submissions', 'count'] as const;

/** Creates a query that counts rows of these tabs. The database refuses it when one of the tabs is forbidden. */
const createCountQuery = (
  tabs: readonly InboxTabKey[],
  filters: { state: string; assignee_filter?: string },
) =>
  queryOptions({
    queryKey: [...submissionCountsQueryKey, filters, tabs],
    queryFn: ({ signal }) => {
      const sources = tabs.flatMap(listTabSubmissionTables).filter(hasFollowUp);
      return unwrap(supabase.rpc('count_submissions', { sources, ...filters }), signal);
    },
  });

/** Returns the query that counts the new rows of these tabs. */
export const newSubmissionCountQuery = (tabs: readonly InboxTabKey[]) =>
  createCountQuery(tabs, { state: 'new' });

/** Returns the query that counts the open rows of these tabs that are assigned to the reader. */
export const assignedSubmissionCountQuery = (tabs: readonly InboxTabKey[]) =>
  createCountQuery(tabs, { state: 'open', assignee_filter: 'mine' });
