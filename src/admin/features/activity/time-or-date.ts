import { isSameDay, parseISO } from 'date-fns';
import { formatAdminDate, formatAdminTime } from '@/admin/lib/admin-date';

/** Returns the time for today and the date for older days. */
export function formatTimeOrDate(timestamp: string, now = new Date()): string {
  return isSameDay(parseISO(timestamp), now) ? formatAdminTime(timestamp) : formatAdminDate(timestamp);
}
