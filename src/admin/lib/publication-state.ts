import { lightFormat, parseISO } from 'date-fns';
import type { ContentStatus, PublicationState } from '@/admin/config/content';

/** What decides where a content stands. */
export interface Scheduled {
  status: ContentStatus;
  /** ISO date; null for « from the save on ». */
  publish_at: string | null;
  /** ISO date; null for « for good ». */
  unpublish_at: string | null;
}

/** What visitors find of a content now: the rule of `private.online_content`, by this device's clock. */
export function publicationState(row: Scheduled, now = Date.now()): PublicationState {
  if (row.status !== 'published') return row.status;
  if (row.unpublish_at && Date.parse(row.unpublish_at) <= now) return 'withdrawn';
  return row.publish_at && Date.parse(row.publish_at) > now ? 'scheduled' : 'published';
}

/** Value of a `datetime-local` field, in this device's time zone: « 2026-12-03T14:00 », empty for none. */
export const toLocalInput = (timestamp: string | null): string =>
  timestamp ? lightFormat(parseISO(timestamp), "yyyy-MM-dd'T'HH:mm") : '';

/** The moment such a field means. */
export const fromLocalInput = (value: string): string | null =>
  value ? parseISO(value).toISOString() : null;

/** Where the group has its offices: a date is told in both clocks. */
const zones = [
  ['Paris', 'Europe/Paris'],
  ['Abidjan', 'Africa/Abidjan'],
] as const;

/** « 14:00 à Paris, 12:00 à Abidjan », with the day where it is not the same. Empty for no date. */
export function inOffices(timestamp: string | null): string {
  if (!timestamp) return '';
  const date = new Date(timestamp);
  const told = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone, ...options }).format(date);
  const days = zones.map(([, zone]) => told(zone, { day: 'numeric', month: 'long' }));
  const oneDay = new Set(days).size === 1;
  return zones
    .map(([city, zone], index) => {
      const time = told(zone, { hour: '2-digit', minute: '2-digit' });
      return oneDay ? `${time} à ${city}` : `le ${days[index]} à ${time} à ${city}`;
    })
    .join(', ');
}
