import { TZDateMini } from '@date-fns/tz';

/**
 * Days of the TV guide. A day, written as `2026-11-23`, runs from five in the morning to five the next morning by the clocks of
 * its channel: what is shown at ten past midnight belongs to the evening before. Where clocks change, it has 23 or 25 hours.
 */
const FIRST_HOUR = 5;

/** When the evening begins, as `17:00`. */
export const EVENING = '17:00';

const pad = (value: number) => String(value).padStart(2, '0');

const HOUR = 3_600_000;

/** The day so many days later; counts days of the calendar, in no time zone. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The seven days from the Monday before, or from the day itself. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** « 20:45 » by the clocks of a zone. */
export function clockOf(instant: number | string, zone: string): string {
  const there = new TZDateMini(new Date(instant).getTime(), zone);
  return `${pad(there.getHours())}:${pad(there.getMinutes())}`;
}

/** The day of the guide that an instant falls into. */
export function dayOf(instant: number | string, zone: string): string {
  const there = new TZDateMini(new Date(instant).getTime(), zone);
  const date = `${there.getFullYear()}-${pad(there.getMonth() + 1)}-${pad(there.getDate())}`;
  return there.getHours() < FIRST_HOUR ? addDays(date, -1) : date;
}

/**
 * When a clock of the zone shows that time on a day of the guide. Of an hour that comes twice, the one not before `after`; a time
 * that a clock skips is as much later.
 */
export function instantOf(
  day: string,
  clock: string,
  zone: string,
  after = Number.NEGATIVE_INFINITY,
): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const [year = 0, month = 1, date = 1] = (hours < FIRST_HOUR ? addDays(day, 1) : day).split('-').map(Number);
  const found = new TZDateMini(year, month - 1, date, hours, minutes, zone).getTime();
  // engines disagree on which of the two it is
  const first = clockOf(found - HOUR, zone) === clock ? found - HOUR : found;
  const second = clockOf(first + HOUR, zone) === clock ? first + HOUR : first;
  return first < after ? second : first;
}

/** From when to when a day lasts, as instants. */
export const boundsOf = (day: string, zone: string) => ({
  since: instantOf(day, `0${FIRST_HOUR}:00`, zone),
  until: instantOf(addDays(day, 1), `0${FIRST_HOUR}:00`, zone),
});

/** True for a day of the calendar. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && addDays(value, 0) === value;
