import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { contentQueries } from './content-queries';

/** Pause between two reports of a visible tab, in milliseconds. A report expires after two and a half minutes. */
const REPORT_INTERVAL = 20_000;

const report = (textId: string, leaving: boolean) =>
  supabase.rpc('report_presence', { text_id: textId, leaving }).select('name');

/** Reports that this person has a text open. Returns the names of the others; none after a failure: the next report follows. */
async function fetchOthers(textId: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await report(textId, false).abortSignal(signal);
  return (data ?? []).map(({ name }) => name);
}

/** Query of the names of others who have a text open. A hidden tab sends no report. */
export const presenceQuery = (textId: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'presence', textId],
    queryFn: ({ signal }) => fetchOthers(textId, signal),
    refetchInterval: REPORT_INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });

/** Reports that this person left a text. After a failure, the last report lapses. */
export async function reportLeaving(textId: string): Promise<void> {
  await report(textId, true);
}
