import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';

const RECENT_ROWS = 6;

const MAX_SECURITY_ALERTS = 5;

export const ACTIVITY_COLUMNS =
  'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at';

const selectNewestRows = (limit: number) =>
  supabase
    .from('activity_log')
    .select(ACTIVITY_COLUMNS)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit);

const fetchRecentRows = (signal: AbortSignal) => unwrap(selectNewestRows(RECENT_ROWS), signal);

export type ActivityRow = Awaited<ReturnType<typeof fetchRecentRows>>[number];

/**
 * Queries of the journal on the dashboard, apart from those of the journal's screen: these do not download zod. Other
 * people add rows all the time, so the rows are stale at once.
 */
export const newestActivityQueries = {
  recentRows: queryOptions({
    queryKey: ['activity', 'recent-rows'],
    queryFn: ({ signal }) => fetchRecentRows(signal),
    staleTime: 0,
  }),
  securityAlerts: (since: string) =>
    queryOptions({
      queryKey: ['activity', 'security-alerts', { since }],
      queryFn: ({ signal }) =>
        unwrap(selectNewestRows(MAX_SECURITY_ALERTS).is('is_alert', true).gt('created_at', since), signal),
      staleTime: 0,
    }),
};
