import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

const POLL_INTERVAL_MS = 15_000;

async function fetchQueueStatus(signal: AbortSignal) {
  const [queueStatus] = await unwrap(
    supabase
      .rpc('mail_standing')
      .select('connected, waiting, waiting_since, failed, doubtful')
      .abortSignal(signal),
  );
  return queueStatus ?? null;
}

const fetchUnsent = (signal: AbortSignal) =>
  unwrap(
    supabase.rpc('unsent_mails').select('id, kind, recipient, state, reason, created_at').abortSignal(signal),
  );

/** Failed or unconfirmed mail. */
export type UnsentMail = Awaited<ReturnType<typeof fetchUnsent>>[number];

/** Queries of the mail queue. */
export const mailQueries = {
  all: () => ['mails'] as const,
  queueStatus: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'queue-status'],
      queryFn: ({ signal }) => fetchQueueStatus(signal),
      refetchInterval: ({ state }) => (state.data?.waiting ? POLL_INTERVAL_MS : false),
    }),
  unsent: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'unsent'],
      queryFn: ({ signal }) => fetchUnsent(signal),
    }),
};
