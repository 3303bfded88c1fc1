import { isSameDay, parseISO } from 'date-fns';
import { formatAdminDate, formatTime } from '@/admin/lib/admin-date';

/** Formats a moment in few words: the time for today, the date for older ones. */
export function briefMoment(timestamp: string, now = new Date()): string {
  return isSameDay(parseISO(timestamp), now) ? formatTime(timestamp) : formatAdminDate(timestamp);
}
