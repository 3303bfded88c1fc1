import { formatAdminDate, formatTime } from '@/admin/lib/admin-date';
import { localDate } from '@/shared/lib/local-date';

/** When something was, in few words: the time of today, the day of what is older. */
export function briefMoment(timestamp: string, now = new Date()): string {
  const isToday = localDate(0, new Date(timestamp)) === localDate(0, now);
  return isToday ? formatTime(timestamp) : formatAdminDate(timestamp);
}
