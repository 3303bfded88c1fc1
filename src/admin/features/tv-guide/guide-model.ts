import { differenceInCalendarDays, differenceInCalendarISOWeeks, parseISO } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import type { ChannelKey } from '@/copy/types';
import { addDays, boundsOf, clockOf, dayOf, instantOf } from '@/shared/lib/guide-day';

/** A programme on its way into the guide. */
export interface NewProgramme {
  channel: ChannelKey;
  starts_at: string;
  ends_at: string;
  title: string;
  kind: string;
  summary: string;
  highlight: boolean;
}

/** A programme of the guide, in the version it was read in. */
export interface Programme extends NewProgramme {
  id: string;
  version: number;
}

/** Time of one channel, from an instant to another. */
export interface Span {
  channel: ChannelKey;
  since: string;
  until: string;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** What a channel shows without a stop on a day of the guide. */
export const spanOf = (channel: ChannelKey, day: string, zone: string): Span => {
  const { since, until } = boundsOf(day, zone);
  return { channel, since: iso(since), until: iso(until) };
};

/**
 * When a programme that starts on a day ends: the next time that the clock shows it, so after midnight where it has to be.
 * Null when it is the time of the start.
 */
export function endOf(day: string, end: string, start: number, zone: string): number | null {
  if (clockOf(start, zone) === end) return null;
  const same = instantOf(day, end, zone, start);
  const found = same > start ? same : instantOf(addDays(day, 1), end, zone);
  return found - start < millisecondsInDay ? found : null;
}

/** True when two programmes of a channel overlap. */
const overlap = (one: NewProgramme, other: NewProgramme): boolean =>
  one.channel === other.channel &&
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

/** The programmes of a day, in their order. */
export const ofDay = <Shown extends NewProgramme>(programmes: readonly Shown[], day: string, zone: string) =>
  programmes
    .filter(({ starts_at }) => dayOf(starts_at, zone) === day)
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

/** What follows a programme: nothing for a while, from when it ends to when the next one starts. */
export function gapAfter(programme: NewProgramme, next: NewProgramme | undefined) {
  if (!next || Date.parse(next.starts_at) <= Date.parse(programme.ends_at)) return null;
  return { since: programme.ends_at, until: next.starts_at };
}

/** The first of some programmes that has a minute of this one. */
export const inTheWayOf = <Other extends NewProgramme>(one: NewProgramme, others: readonly Other[]) =>
  others.find((other) => overlap(one, other));

/** The same programmes on other days: `shift` days later by the clocks of the channel, whatever clocks do meanwhile. */
export function shifted(programmes: readonly NewProgramme[], shift: number, zone: string): NewProgramme[] {
  return programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => {
    const day = addDays(dayOf(starts_at, zone), shift);
    const start = instantOf(day, clockOf(starts_at, zone), zone);
    const length = Date.parse(ends_at) - Date.parse(starts_at);
    const end = endOf(day, clockOf(ends_at, zone), start, zone) ?? start + length;
    return { channel, starts_at: iso(start), ends_at: iso(end), title, kind, summary, highlight };
  });
}

/** Counts the days between the Mondays of two days' weeks. */
export const weeksApart = (from: string, to: string): number =>
  7 * differenceInCalendarISOWeeks(parseISO(to), parseISO(from));

/** Counts the days between two days. */
export const daysApart = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from));

/** The days of channels that programmes begin on, once each. */
export function spansOf(
  programmes: readonly NewProgramme[],
  zoneOf: (channel: ChannelKey) => string,
): Span[] {
  const spans = new Map<string, Span>();
  for (const { channel, starts_at } of programmes) {
    const zone = zoneOf(channel);
    const day = dayOf(starts_at, zone);
    const key = `${channel} ${day}`;
    if (!spans.has(key)) spans.set(key, spanOf(channel, day, zone));
  }
  return [...spans.values()];
}

const isIn = ({ channel, starts_at }: NewProgramme, span: Span) =>
  channel === span.channel &&
  Date.parse(starts_at) >= Date.parse(span.since) &&
  Date.parse(starts_at) < Date.parse(span.until);

/** Programmes that come together, in the place of those that begin in the spans. */
export interface Filling {
  programmes: readonly NewProgramme[];
  cleared: readonly Span[];
}

/** What puts some days back as they were read. */
export const asBefore = (stored: readonly Programme[], days: readonly Span[]): Filling => ({
  programmes: stored
    .filter((programme) => days.some((span) => isIn(programme, span)))
    .map(({ id: _, version: __, ...programme }) => programme),
  cleared: days,
});

/** What of the guide is there when something comes in: all, or what begins on none of the days that are replaced. */
export const remaining = (stored: readonly Programme[], cleared: readonly Span[]): Programme[] =>
  stored.filter((programme) => !cleared.some((span) => isIn(programme, span)));
