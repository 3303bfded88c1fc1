import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { systemHealthSchema } from '../system-health';

/** The database measures once a minute. */
const POLL_INTERVAL_MS = 60_000;

export const healthQueries = {
  report: queryOptions({
    queryKey: ['health', 'report'],
    queryFn: async ({ signal }) =>
      systemHealthSchema.parse(await unwrap(supabase.rpc('health', {}, { get: true }), signal)),
    refetchInterval: POLL_INTERVAL_MS,
  }),
  /** Most frequent errors that browsers reported in seven days, by kind and page. */
  clientErrors: queryOptions({
    queryKey: ['health', 'client-errors'],
    queryFn: ({ signal }) => unwrap(supabase.rpc('client_error_counts').select('kind, page, total'), signal),
  }),
};
