import { channelPanelText, type EveningProgramme } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { formatLongDay, formatShortDay } from '@/shared/lib/day-names';
import {
  addDays,
  EVENING_START_TIME,
  formatClock,
  toGuideDay,
  toGuideDayBounds,
  toGuideInstant,
} from '@/shared/lib/guide-day';
import { fetchChannelProgrammes, type PublicProgramme } from '@/site/api/published-guide';

/** Line of the guide. */
export interface PublicGuideLine extends EveningProgramme {
  isOnAir?: boolean;
}

/** One day of a channel, with the words that the page shows. */
export interface GuideDay {
  /** Broadcast day: « 2026-11-24 ». */
  day: string;
  /** « Ce soir », « mar. 24 ». */
  label: string;
  /** « Ce soir, lundi 23 novembre ». */
  name: string;
  /** Empty when staff entered nothing for the day. */
  allLines: PublicGuideLine[];
  evening: PublicGuideLine[];
}

const WEEK_DAYS = 7;

/** Returns a line of the guide. The fields that are undefined add nothing to the JSON of the page. */
function toGuideLine(programme: PublicProgramme, now: number): PublicGuideLine {
  const isOnAir = Date.parse(programme.starts_at) <= now && now < Date.parse(programme.ends_at);
  return {
    time: formatClock(programme.starts_at),
    title: programme.title,
    type: programme.kind,
    isPrimeTime: programme.highlight || undefined,
    summary: programme.summary || undefined,
    isOnAir: isOnAir || undefined,
  };
}

/**
 * Builds a day from programmes. Its evening is every programme that ends after 17:00. Without `now`, no day is today and
 * no programme is on air.
 */
export function buildGuideDay(day: string, programmes: readonly PublicProgramme[], now = 0): GuideDay {
  const dayProgrammes = programmes.filter(({ starts_at }) => toGuideDay(starts_at) === day);
  const eveningStart = toGuideInstant(day, EVENING_START_TIME);
  const toLine = (programme: PublicProgramme) => toGuideLine(programme, now);
  const isToday = now > 0 && toGuideDay(now) === day;
  const name = formatLongDay(day);
  return {
    day,
    label: isToday ? channelPanelText.tonight : formatShortDay(day),
    name: isToday
      ? `${channelPanelText.tonight}, ${name}`
      : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    allLines: dayProgrammes.map(toLine),
    // A film that started before 17:00 may end in the evening.
    evening: dayProgrammes.filter(({ ends_at }) => Date.parse(ends_at) > eveningStart).map(toLine),
  };
}

/** Returns the current broadcast day. */
export const getCurrentGuideDay = (): string => toGuideDay(Date.now());

/** Reads the programmes of a channel for seven broadcast days from today on. */
export function fetchWeekProgrammes(channel: ChannelKey): Promise<PublicProgramme[]> {
  const today = getCurrentGuideDay();
  const { since } = toGuideDayBounds(today);
  const { until } = toGuideDayBounds(addDays(today, WEEK_DAYS - 1));
  return fetchChannelProgrammes(channel, since, until);
}

/** Returns the seven broadcast days from today on; empty without programmes. */
export function buildGuideWeek(programmes: readonly PublicProgramme[]): GuideDay[] {
  if (programmes.length === 0) return [];
  const now = Date.now();
  const today = toGuideDay(now);
  return Array.from({ length: WEEK_DAYS }, (_, index) =>
    buildGuideDay(addDays(today, index), programmes, now),
  );
}
