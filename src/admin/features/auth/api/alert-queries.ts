import { queryOptions } from '@tanstack/react-query';
import type { SubmissionTab } from '@/admin/config/submissions';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

/** How a tab is followed. */
export type AlertMode = 'each' | 'daily';

async function fetchFollows(signal: AbortSignal) {
  const rows = await unwrap(supabase.from('alert_follows').select('tab, mode').abortSignal(signal));
  return Object.fromEntries(rows.map(({ tab, mode }) => [tab, mode])) as Partial<
    Record<SubmissionTab, AlertMode>
  >;
}

/** The tabs of the inbox that one follows, and how. */
export const alertQueries = {
  follows: () =>
    queryOptions({
      queryKey: ['alert-follows'],
      queryFn: ({ signal }) => fetchFollows(signal),
      // chosen perhaps on another device
      staleTime: 0,
    }),
};
