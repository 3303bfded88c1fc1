import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/**
 * Broadcast days of the TV guide. All channels broadcast from Abidjan, whose clock shows UTC all year. `2026-11-23` runs
 * from five to five. A programme at ten past midnight belongs to the day before.
 */
const FIRST_HOUR = 5;

/** Start of the evening, as `17:00`. */
export const EVENING_START_TIME = '17:00';

/** Returns the calendar date of an instant. */
export const toCalendarDate = (instant: number | string): string =>
  new Date(instant).toISOString().slice(0, 10);

/** Returns the time of an instant: « 20:45 ». */
export const formatClock = (instant: number | string): string =>
  new Date(instant).toISOString().slice(11, 16);

/** Adds calendar days to a date. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return toCalendarDate(Date.UTC(year, month - 1, date + count));
}

/** Returns the weekday; Monday is 0. */
export const getWeekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the seven days of the week of a day, from Monday on. */
export function listWeekDays(day: string): string[] {
  const monday = addDays(day, -getWeekdayIndex(day));
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** Returns the broadcast day of an instant. */
export const toGuideDay = (instant: number | string): string =>
  toCalendarDate(new Date(instant).getTime() - FIRST_HOUR * millisecondsInHour);

/** Returns the instant of a time on a broadcast day. `00:30` and `24:30` are half past midnight after this day. */
export function toGuideInstant(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hoursAfterDate = hours < FIRST_HOUR ? hours + 24 : hours;
  return Date.parse(day) + hoursAfterDate * millisecondsInHour + minutes * millisecondsInMinute;
}

/** Returns the instants when a broadcast day starts and ends. */
export function toGuideDayBounds(day: string) {
  const since = Date.parse(day) + FIRST_HOUR * millisecondsInHour;
  return { since, until: since + millisecondsInDay };
}

/** Returns true for a valid date of this century. */
export const isValidDay = (value: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(value) && addDays(value, 0) === value;
