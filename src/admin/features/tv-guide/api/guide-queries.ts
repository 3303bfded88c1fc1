import { queryOptions } from '@tanstack/react-query';
import { addDays, max, min, subDays } from 'date-fns';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { guideToastTexts } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { type ChannelGuideSpan, formatIsoInstant, type Programme, type ProgrammeData } from '../guide-model';

const COLUMNS = 'id, channel, starts_at, ends_at, title, kind, summary, highlight, version';

const selectProgrammes = () => supabase.from('programmes').select<string, Programme>(COLUMNS);

/** Returns a row with its instants as `formatIsoInstant` writes them; Postgres writes `2026-11-24T19:00:00+00:00`. */
const toProgramme = (row: Programme): Programme => ({
  ...row,
  starts_at: formatIsoInstant(row.starts_at),
  ends_at: formatIsoInstant(row.ends_at),
});

/** Supabase returns at most this number of rows for a request. */
const MAX_ROWS_PER_REQUEST = 1000;

/** Returns the programmes that start in a span, in order. */
export async function fetchProgrammesInSpan(
  { channel, since, until }: ChannelGuideSpan,
  signal?: AbortSignal,
): Promise<Programme[]> {
  const programmes: Programme[] = [];
  // Ends after a page that is not full: `start` is then larger than the number of programmes.
  for (let start = 0; start === programmes.length; start += MAX_ROWS_PER_REQUEST) {
    const request = selectProgrammes()
      .eq('channel', channel)
      .gte('starts_at', since)
      .lt('starts_at', until)
      .order('starts_at')
      .range(start, start + MAX_ROWS_PER_REQUEST - 1);
    const rows = await unwrap(request, signal);
    programmes.push(...rows.map(toProgramme));
  }
  return programmes;
}

/** Reads a programme from the database, not from the query cache. */
export const fetchProgramme = async (id: string): Promise<Programme> =>
  toProgramme(await unwrap(selectProgrammes().eq('id', id).single()));

/** Returns the first stored programme that overlaps with a programme; null when its time is free. */
export async function fetchOverlappingProgramme({
  channel,
  starts_at,
  ends_at,
}: ProgrammeData): Promise<Programme | null> {
  const request = selectProgrammes().eq('channel', channel).lt('starts_at', ends_at).gt('ends_at', starts_at);
  const [row] = await unwrap(request.order('starts_at'));
  return row ? toProgramme(row) : null;
}

/**
 * Returns the programmes of each channel from the day before its first span to the day after its last span. Programmes of
 * these two days may overlap with the spans.
 */
export async function fetchNearSpans(
  spans: readonly ChannelGuideSpan[],
  signal?: AbortSignal,
): Promise<Programme[]> {
  const requests = channels.flatMap(({ key: channel }) => {
    const channelSpans = spans.filter((span) => span.channel === channel);
    if (channelSpans.length === 0) return [];
    const since = subDays(min(channelSpans.map((span) => span.since)), 1).toISOString();
    const until = addDays(max(channelSpans.map((span) => span.until)), 1).toISOString();
    return fetchProgrammesInSpan({ channel, since, until }, signal);
  });
  return (await Promise.all(requests)).flat();
}

/** Queries of the TV guide. */
export const guideQueries = {
  all: () => ['programmes'] as const,
  week: (span: ChannelGuideSpan) =>
    queryOptions({
      queryKey: [...guideQueries.all(), 'week', span],
      queryFn: ({ signal }) => fetchProgrammesInSpan(span, signal),
      meta: { error: guideToastTexts.loadFailed },
    }),
  nearSpans: (spans: readonly ChannelGuideSpan[]) =>
    queryOptions({
      queryKey: [...guideQueries.all(), 'near-spans', spans],
      queryFn: ({ signal }) => fetchNearSpans(spans, signal),
      enabled: spans.length > 0,
    }),
};
