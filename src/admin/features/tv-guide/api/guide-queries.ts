import { queryOptions } from '@tanstack/react-query';
import { addDays, max, subDays } from 'date-fns';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { guideToastTexts } from '@/copy/admin/guide';
import { type ChannelGuideSpan, formatIsoInstant, type Programme, type ProgrammeData } from '../guide-model';

const COLUMNS = 'id, channel, starts_at, ends_at, title, kind, summary, highlight, version';

const selectProgrammes = () => supabase.from('programmes').select(COLUMNS);

/** Returns a row with its instants as `formatIsoInstant` writes them; Postgres writes `2026-11-24T19:00:00+00:00`. */
const toProgramme = (row: { starts_at: string; ends_at: string }) =>
  ({
    ...row,
    starts_at: formatIsoInstant(row.starts_at),
    ends_at: formatIsoInstant(row.ends_at),
  }) as Programme;

/** A request returns 1,000 rows at most, so a channel may have 125 programmes a day. */
const DAYS_PER_REQUEST = 8;

/** Returns the programmes that start in a span, in order. */
export async function fetchProgrammesInSpan(
  { channel, since, until }: ChannelGuideSpan,
  signal?: AbortSignal,
): Promise<Programme[]> {
  const request = selectProgrammes()
    .eq('channel', channel)
    .gte('starts_at', since)
    .lt('starts_at', until)
    .order('starts_at');
  const rows = await unwrap(signal ? request.abortSignal(signal) : request);
  return rows.map(toProgramme);
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
 * Returns the programmes of the spans and of one day before and after, which may overlap with them. The result may
 * contain later programmes too, because each request reads `DAYS_PER_REQUEST` days.
 */
export async function fetchNearSpans(
  spans: readonly ChannelGuideSpan[],
  signal?: AbortSignal,
): Promise<Programme[]> {
  const programmes: Programme[] = [];
  /** Instant up to which the programmes of each channel are read. */
  const readUntil = new Map<ChannelGuideSpan['channel'], Date>();
  const sortedSpans = spans.toSorted((one, other) => one.since.localeCompare(other.since));
  for (const { channel, since, until } of sortedSpans) {
    let nextStart = max([readUntil.get(channel) ?? 0, subDays(since, 1)]);
    while (nextStart < addDays(until, 1)) {
      const end = addDays(nextStart, DAYS_PER_REQUEST);
      const span = { channel, since: nextStart.toISOString(), until: end.toISOString() };
      programmes.push(...(await fetchProgrammesInSpan(span, signal)));
      nextStart = end;
    }
    readUntil.set(channel, nextStart);
  }
  return programmes;
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
