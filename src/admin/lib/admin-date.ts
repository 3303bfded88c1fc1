import { lightFormat, parseISO } from 'date-fns';

/** Month names of the browser, because the first screen would have to download those of date-fns. */
const monthFormat = new Intl.DateTimeFormat('fr', { month: 'short' });

function formatDay(date: Date): string {
  return `${lightFormat(date, 'dd')} ${monthFormat.format(date)} ${lightFormat(date, 'yyyy')}`;
}

/** Returns « 15 mars 2025 » with a short month, in the reader's time zone (specification 9). */
export function formatAdminDate(timestamp: string): string {
  return formatDay(parseISO(timestamp));
}

/** Returns the date and the time: « 15 mars 2025 à 14:05 ». */
export function formatAdminDateTime(timestamp: string): string {
  return `${formatDay(parseISO(timestamp))} à ${formatAdminTime(timestamp)}`;
}

/** Returns « 14:05 ». */
export function formatAdminTime(timestamp: string): string {
  return lightFormat(parseISO(timestamp), 'HH:mm');
}

/** Returns « 2025-03-15 14:05 » in the reader's time zone. Spreadsheets recognise it as a date. */
export function formatSpreadsheetDateTime(timestamp: string): string {
  return lightFormat(parseISO(timestamp), 'yyyy-MM-dd HH:mm');
}

/** Compares two timestamps, which Postgres and the browser write differently. Null equals null. */
export const isSameInstant = (one: string | null, other: string | null): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : one === other;
