import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

const WATCH = 15_000;

async function fetchStanding(signal: AbortSignal) {
  const [standing] = await unwrap(
    supabase
      .rpc('mail_queue_status')
      .select('connected, waiting, waiting_since, failed, doubtful')
      .abortSignal(signal),
  );
  return standing ?? null;
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
  standing: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'standing'],
      queryFn: ({ signal }) => fetchStanding(signal),
      refetchInterval: ({ state }) => (state.data?.waiting ? WATCH : false),
    }),
  unsent: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'unsent'],
      queryFn: ({ signal }) => fetchUnsent(signal),
    }),
};
