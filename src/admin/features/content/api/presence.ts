import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { contentQueries } from './content-queries';

/** Pause between two reports of a visible tab. A report expires after two and a half minutes. */
const REPORT_INTERVAL_MS = 20_000;

const reportPresence = (textId: string, { isLeaving }: { isLeaving: boolean }) =>
  supabase.rpc('report_presence', { text_id: textId, leaving: isLeaving }).select('name');

/** Reports that this person has a text open. Returns the names of the others, and none when the request fails. */
async function fetchOtherNames(textId: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await reportPresence(textId, { isLeaving: false }).abortSignal(signal);
  return (data ?? []).map(({ name }) => name);
}

/** Query that reports this person's presence and returns the names of others who have the text open. */
export const presenceQuery = (textId: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'presence', textId],
    queryFn: ({ signal }) => fetchOtherNames(textId, signal),
    refetchInterval: REPORT_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });

/** Reports that this person left a text. When the request fails, the last report expires. */
export async function reportPresenceEnd(textId: string): Promise<void> {
  await reportPresence(textId, { isLeaving: true });
}
