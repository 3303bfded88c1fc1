import { TZDateMini } from '@date-fns/tz';

/**
 * Broadcast days of the TV guide. `2026-11-23` runs from five to five in the time zone of its channel. A programme at
 * ten past midnight belongs to the day before. On a clock change, a day has 23 or 25 hours.
 */
const FIRST_HOUR = 5;
const FIRST_TIME = `0${FIRST_HOUR}:00`;

/** Start of the evening, as `17:00`. */
export const EVENING_START_TIME = '17:00';

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

const HOUR_MS = 3_600_000;

/** Adds calendar days to a date, without a time zone. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Returns the weekday; Monday is 0. */
export const getWeekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the seven days of the week of a day, from Monday on. */
export function listWeekDays(day: string): string[] {
  const monday = addDays(day, -getWeekdayIndex(day));
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** Returns the local time of an instant in a zone: « 20:45 ». */
export function formatClock(instant: number | string, zone: string): string {
  const localTime = new TZDateMini(new Date(instant).getTime(), zone);
  return `${padToTwoDigits(localTime.getHours())}:${padToTwoDigits(localTime.getMinutes())}`;
}

/** Returns the calendar date of an instant in a zone. */
export function toCalendarDate(instant: number | string, zone: string): string {
  const localTime = new TZDateMini(new Date(instant).getTime(), zone);
  return `${localTime.getFullYear()}-${padToTwoDigits(localTime.getMonth() + 1)}-${padToTwoDigits(localTime.getDate())}`;
}

/** Returns the broadcast day of an instant. */
export function toGuideDay(instant: number | string, zone: string): string {
  const date = toCalendarDate(instant, zone);
  return formatClock(instant, zone) < FIRST_TIME ? addDays(date, -1) : date;
}

/**
 * Returns the instant of a local time on a broadcast day; `24:30` is half past midnight. If the time occurs twice,
 * returns the first one that is not before `notBefore`. A time that a clock change skips becomes one hour later.
 */
export function toGuideInstant(
  day: string,
  time: string,
  zone: string,
  notBefore = Number.NEGATIVE_INFINITY,
): number {
  const [timeHours = 0, minutes = 0] = time.split(':').map(Number);
  const hours = timeHours % 24;
  const clock = `${padToTwoDigits(hours)}:${padToTwoDigits(minutes)}`;
  const isNextDate = hours < FIRST_HOUR || timeHours >= 24;
  const [year = 0, month = 1, date = 1] = (isNextDate ? addDays(day, 1) : day).split('-').map(Number);
  const instant = new TZDateMini(year, month - 1, date, hours, minutes, zone).getTime();
  // if the time occurs twice, engines may return either instant
  const first = formatClock(instant - HOUR_MS, zone) === clock ? instant - HOUR_MS : instant;
  const second = formatClock(first + HOUR_MS, zone) === clock ? first + HOUR_MS : first;
  return first < notBefore ? second : first;
}

/** Returns the instants when a broadcast day starts and ends. */
export const toGuideDayBounds = (day: string, zone: string) => ({
  since: toGuideInstant(day, FIRST_TIME, zone),
  until: toGuideInstant(addDays(day, 1), FIRST_TIME, zone),
});

/** Returns true for a valid date of this century. */
export const isValidDay = (value: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(value) && addDays(value, 0) === value;
