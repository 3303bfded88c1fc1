import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

const WATCH = 15_000;

/** Failed or unconfirmed mail. */
export interface UnsentMail {
  id: string;
  kind: string;
  recipient: string;
  state: string;
  reason: string | null;
  created_at: string;
}

async function fetchStanding(signal: AbortSignal) {
  const [standing] = await unwrap(
    supabase
      .rpc('mail_queue_status')
      .select('connected, waiting, waiting_since, failed, doubtful, unsent')
      .abortSignal(signal),
  );
  return standing ? { ...standing, unsent: standing.unsent as unknown as UnsentMail[] } : null;
}

/** Queries of the mail queue. */
export const mailQueries = {
  all: () => ['mails'] as const,
  standing: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'standing'],
      queryFn: ({ signal }) => fetchStanding(signal),
      refetchInterval: ({ state }) => (state.data?.waiting ? WATCH : false),
    }),
};
