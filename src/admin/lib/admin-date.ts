import { lightFormat, parseISO } from 'date-fns';

/** The browser's own French months: date-fns brings two languages to say them, 6 kB of the first screen. */
const month = new Intl.DateTimeFormat('fr', { month: 'short' });

function dayOf(date: Date): string {
  return `${lightFormat(date, 'dd')} ${month.format(date)} ${lightFormat(date, 'yyyy')}`;
}

/** « 15 mars 2025 », the month shortened: the dates of the back office (specification 9), in the reader's time zone. */
export function formatAdminDate(timestamp: string): string {
  return dayOf(parseISO(timestamp));
}

/** The same with the time, for what happened today. */
export function formatAdminDateTime(timestamp: string): string {
  return `${dayOf(parseISO(timestamp))} à ${formatTime(timestamp)}`;
}

/** « 14:05 », under a heading that says the day. */
export function formatTime(timestamp: string): string {
  return lightFormat(parseISO(timestamp), 'HH:mm');
}
