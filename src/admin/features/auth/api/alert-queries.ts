import { queryOptions } from '@tanstack/react-query';
import type { SubmissionTabKey } from '@/admin/config/submissions';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

/** Frequency of the e-mails about a tab. */
export type AlertMode = 'each' | 'daily';

async function fetchFollows(signal: AbortSignal) {
  const rows = await unwrap(supabase.from('alert_follows').select('tab, mode').abortSignal(signal));
  return Object.fromEntries(rows.map(({ tab, mode }) => [tab, mode])) as Partial<
    Record<SubmissionTabKey, AlertMode>
  >;
}

/** Query of the tabs that the person follows. */
export const alertQueries = {
  follows: () =>
    queryOptions({
      queryKey: ['alert-follows'],
      queryFn: ({ signal }) => fetchFollows(signal),
      // another device may have changed it
      staleTime: 0,
    }),
};
