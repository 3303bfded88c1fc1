import { isSameDay, parseISO } from 'date-fns';
import { formatAdminDate, formatTime } from '@/admin/lib/admin-date';

/** Returns the time for today and the date for older days. */
export function formatBriefDate(timestamp: string, now = new Date()): string {
  return isSameDay(parseISO(timestamp), now) ? formatTime(timestamp) : formatAdminDate(timestamp);
}
