import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';

const POLL_INTERVAL_MS = 15_000;

/** Failed or unconfirmed mail. */
export interface UnsentMail {
  id: string;
  kind: string;
  recipient: string;
  state: string;
  reason: string | null;
  created_at: string;
}

async function fetchQueueStatus(signal: AbortSignal) {
  const [queueStatus] = await unwrap(
    supabase
      .rpc('mail_queue_status')
      .select('connected, waiting, waiting_since, failed, unconfirmed, unsent'),
    signal,
  );
  return queueStatus ? { ...queueStatus, unsent: queueStatus.unsent as unknown as UnsentMail[] } : null;
}

/** State of the mail queue. */
export type MailQueueStatus = NonNullable<Awaited<ReturnType<typeof fetchQueueStatus>>>;

/** Queries of the mail queue. */
export const mailQueries = {
  all: () => ['mails'] as const,
  queueStatus: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'queue-status'],
      queryFn: ({ signal }) => fetchQueueStatus(signal),
      refetchInterval: ({ state }) => (state.data?.waiting ? POLL_INTERVAL_MS : false),
    }),
};
