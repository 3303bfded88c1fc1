import { queryOptions } from '@tanstack/react-query';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';

/** How often e-mails about a tab are sent. */
export type AlertMode = 'each' | 'daily';

async function fetchFollows(signal: AbortSignal) {
  const rows = await unwrap(supabase.from('alert_follows').select('tab, mode'), signal);
  return Object.fromEntries(rows.map(({ tab, mode }) => [tab, mode])) as Partial<
    Record<InboxTabKey, AlertMode>
  >;
}

/** Columns of the profile that switch the mails about reviews. */
export type ReviewMailSetting = 'proposal_mails' | 'decision_mails';

/** Switches of the mails about reviews; true for a mail that the person wants. */
export type ReviewMailSettingValues = Partial<Record<ReviewMailSetting, boolean>>;

export const alertQueries = {
  follows: () =>
    queryOptions({
      queryKey: ['alert-follows'],
      queryFn: ({ signal }) => fetchFollows(signal),
      // Another device may have changed the modes.
      staleTime: 0,
    }),
  reviewMails: (userId: string) =>
    queryOptions({
      queryKey: ['review-mails', { userId }],
      queryFn: ({ signal }) =>
        unwrap(
          supabase.from('profiles').select('proposal_mails, decision_mails').eq('id', userId).single(),
          signal,
        ),
      staleTime: 0,
    }),
};
