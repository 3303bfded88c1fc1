import { differenceInCalendarDays, differenceInCalendarISOWeeks, parseISO } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import type { ChannelKey } from '@/copy/types';
import {
  addDays,
  formatClock,
  toCalendarDate,
  toGuideDay,
  toGuideDayBounds,
  toGuideInstant,
} from '@/shared/lib/guide-day';
import type { Tables } from '@/types/database';
import type { NightDateRule } from './night-date-rule';

/**
 * Fields of a programme that staff edit, without id and version. `formatIsoInstant` writes its instants, so that `<`
 * compares them.
 */
export interface ProgrammeData
  extends Pick<Tables<'programmes'>, 'starts_at' | 'ends_at' | 'title' | 'kind' | 'summary' | 'highlight'> {
  channel: ChannelKey;
}

/** Stored programme. */
export interface Programme extends ProgrammeData {
  id: string;
  version: number;
}

/** Time span of one channel; `until` is excluded. */
export interface ChannelGuideSpan {
  channel: ChannelKey;
  since: string;
  until: string;
}

/** Writes an instant as `2026-11-24T19:00:00.000Z`. */
export const formatIsoInstant = (instant: number | string) => new Date(instant).toISOString();

/** Returns the span of a broadcast day, or of several up to `lastDay`. */
export const toGuideDaySpan = (channel: ChannelKey, day: string, lastDay = day): ChannelGuideSpan => ({
  channel,
  since: formatIsoInstant(toGuideDayBounds(day).since),
  until: formatIsoInstant(toGuideDayBounds(lastDay).until),
});

/**
 * Returns the end of a programme, in milliseconds: the next time that the clock shows `end`, possibly after midnight.
 * Null when start and end are equal.
 */
export function computeProgrammeEndInstant(day: string, end: string, start: number): number | null {
  if (formatClock(start) === end) return null;
  const sameDayEnd = toGuideInstant(day, end);
  return sameDayEnd > start ? sameDayEnd : sameDayEnd + millisecondsInDay;
}

const doOverlap = (one: ProgrammeData, other: ProgrammeData): boolean =>
  one.channel === other.channel && one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/** Formats the times of a programme: « 20:00–21:30 ». */
export const formatProgrammeTimes = ({ starts_at, ends_at }: ProgrammeData) =>
  `${formatClock(starts_at)}–${formatClock(ends_at)}`;

/** Returns a key that is the same for an imported programme and its stored copy. */
export const toProgrammeKey = ({ channel, starts_at, ends_at, title }: ProgrammeData) =>
  `${channel} ${starts_at} ${ends_at} ${title}`;

/** Groups programmes by broadcast day, in order of start. */
export function groupProgrammesByDay<Item extends ProgrammeData>(
  programmes: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const programmesByDay = new Map<string, Item[]>();
  for (const programme of programmes) {
    const day = toGuideDay(programme.starts_at);
    const dayProgrammes = programmesByDay.get(day);
    if (dayProgrammes) dayProgrammes.push(programme);
    else programmesByDay.set(day, [programme]);
  }
  for (const dayProgrammes of programmesByDay.values())
    dayProgrammes.sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  return programmesByDay;
}

/** Returns the gap between a programme and the next one; null without a gap. */
export function findGapAfter(
  programme: ProgrammeData,
  nextProgramme: ProgrammeData | undefined,
): ChannelGuideSpan | null {
  if (!nextProgramme || nextProgramme.starts_at <= programme.ends_at) return null;
  return { channel: programme.channel, since: programme.ends_at, until: nextProgramme.starts_at };
}

/** Returns the first of `others` that overlaps with the programme. */
export const findOverlappingProgramme = <Other extends ProgrammeData>(
  programme: ProgrammeData,
  others: readonly Other[],
) => others.find((other) => doOverlap(programme, other));

/** Returns the stored programmes that overlap with an imported one. */
export const listReplacedProgrammes = (
  storedProgrammes: readonly Programme[],
  importedProgrammes: readonly ProgrammeData[],
) => storedProgrammes.filter((programme) => findOverlappingProgramme(programme, importedProgrammes));

/** Returns programmes moved by a number of days, without their ids and versions. */
export function shiftProgrammes(programmes: readonly ProgrammeData[], dayShift: number): ProgrammeData[] {
  const shiftInstant = (instant: string) =>
    formatIsoInstant(Date.parse(instant) + dayShift * millisecondsInDay);
  return programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => ({
    channel,
    starts_at: shiftInstant(starts_at),
    ends_at: shiftInstant(ends_at),
    title,
    kind,
    summary,
    highlight,
  }));
}

/** Returns by how many days a copy moves; for `week`, counts between the Mondays. */
export const computeDayShift = (from: string, to: string, unit: 'day' | 'week'): number =>
  unit === 'week'
    ? 7 * differenceInCalendarISOWeeks(parseISO(to), parseISO(from))
    : differenceInCalendarDays(parseISO(to), parseISO(from));

/** Returns the span of a calendar date, from midnight to midnight. */
const toDateSpan = (channel: ChannelKey, date: string): ChannelGuideSpan => ({
  channel,
  since: formatIsoInstant(date),
  until: formatIsoInstant(addDays(date, 1)),
});

/** Returns the span of each broadcast day, or calendar date, on which a programme starts. */
export function listDaySpansWithProgrammes(
  programmes: readonly ProgrammeData[],
  dateRule: NightDateRule = 'broadcast',
): ChannelGuideSpan[] {
  const spans = programmes.map(({ channel, starts_at }) =>
    dateRule === 'calendar'
      ? toDateSpan(channel, toCalendarDate(starts_at))
      : toGuideDaySpan(channel, toGuideDay(starts_at)),
  );
  return [...new Map(spans.map((span) => [`${span.channel} ${span.since}`, span])).values()];
}

/** Returns true for a programme that starts in one of the spans. */
export const startsInSpans = ({ channel, starts_at }: ProgrammeData, spans: readonly ChannelGuideSpan[]) =>
  spans.some((span) => channel === span.channel && starts_at >= span.since && starts_at < span.until);

/** Import of programmes, as the preview showed it. */
export interface GuideImportData {
  programmes: readonly ProgrammeData[];
  /** Days whose stored programmes are deleted first. */
  clearedDays: readonly ChannelGuideSpan[];
  /** Stored programmes of these days when the preview was shown. */
  deletedProgrammes: readonly Programme[];
  /** True when an attempt with the same data had no answer. */
  isRetry?: boolean;
}
