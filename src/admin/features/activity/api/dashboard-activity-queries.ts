import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';

const RECENT_ROWS = 6;

const MAX_SECURITY_ALERTS = 5;

export const ACTIVITY_COLUMNS =
  'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at';

const selectRows = () => supabase.from('activity_log').select(ACTIVITY_COLUMNS);

const fetchRecentRows = (signal: AbortSignal) =>
  unwrap(selectRows().order('created_at', { ascending: false }).order('id').limit(RECENT_ROWS), signal);

export type ActivityRow = Awaited<ReturnType<typeof fetchRecentRows>>[number];

/**
 * Queries of the journal on the dashboard, apart from those of the journal's screen: these do not download zod. Other
 * people add rows all the time, so the rows are stale at once.
 */
export const dashboardActivityQueries = {
  recentRows: queryOptions({
    queryKey: ['activity', 'recent-rows'],
    queryFn: ({ signal }) => fetchRecentRows(signal),
    staleTime: 0,
  }),
  /** Query of the oldest alerts after `since`: one press dismisses these, and the next ones follow. */
  securityAlerts: (since: string) =>
    queryOptions({
      queryKey: ['activity', 'security-alerts', { since }],
      queryFn: ({ signal }) =>
        unwrap(
          selectRows()
            .is('is_alert', true)
            .gt('created_at', since)
            .order('created_at')
            .order('id')
            .limit(MAX_SECURITY_ALERTS),
          signal,
        ),
      staleTime: 0,
    }),
};
