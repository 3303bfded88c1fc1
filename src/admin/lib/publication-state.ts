import { isValid, lightFormat, parseISO } from 'date-fns';
import type { ContentStatus, PublicationState } from '@/admin/config/content';
import { officeTimeZones } from '@/copy/office-time';
import { getServerTime } from './server-time';

/** Status and dates that decide whether visitors see a content. */
export interface PublicationData {
  status: ContentStatus;
  /** ISO date; null means online from the save on. */
  publish_at: string | null;
  /** ISO date; null for no end. */
  unpublish_at: string | null;
}

/** Returns the state for visitors, as `private.online_content` computes it, by the clock of the server. */
export function getPublicationState(row: PublicationData, now = getServerTime()): PublicationState {
  if (row.status !== 'published') return row.status;
  if (row.unpublish_at && Date.parse(row.unpublish_at) <= now) return 'withdrawn';
  return row.publish_at && Date.parse(row.publish_at) > now ? 'scheduled' : 'published';
}

/** Returns the value of a `datetime-local` field in the time zone of this device: « 2026-12-03T14:00 ». Empty for null. */
export const toDateTimeInputValue = (timestamp: string | null): string =>
  timestamp ? lightFormat(parseISO(timestamp), "yyyy-MM-dd'T'HH:mm") : '';

/** Returns the ISO date of a `datetime-local` field; null when empty, or when the year has more than four digits. */
export function fromDateTimeInputValue(value: string): string | null {
  const date = parseISO(value);
  return isValid(date) ? date.toISOString() : null;
}

/** Returns true for a timestamp that is past by the clock of the server. */
export const isPastTimestamp = (timestamp: string | null): boolean =>
  timestamp !== null && Date.parse(timestamp) <= getServerTime();

/** Returns true for a field value whose instant is past by the clock of the server. */
export const isPastDateTime = (value: string): boolean => isPastTimestamp(fromDateTimeInputValue(value));

/** Swedish writes dates as ISO 8601. */
const publicationDayFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' });

/** Returns the day that visitors read as the date of a text, by the clock of Paris: « 2026-12-03 ». */
export const toPublicationDay = (timestamp: string): string =>
  publicationDayFormat.format(new Date(timestamp));

/** Returns « 14:00 à Paris, 12:00 à Abidjan », with the days when they differ. Empty for null. */
export function formatInOfficeTimeZones(timestamp: string | null): string {
  if (!timestamp) return '';
  const date = new Date(timestamp);
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone, ...options }).format(date);
  const days = officeTimeZones.map(({ key }) => format(key, { day: 'numeric', month: 'long' }));
  const isSameDay = new Set(days).size === 1;
  return officeTimeZones
    .map(({ key: zone, label: city }, index) => {
      const time = format(zone, { hour: '2-digit', minute: '2-digit' });
      return isSameDay ? `${time} à ${city}` : `le ${days[index]} à ${time} à ${city}`;
    })
    .join(', ');
}
