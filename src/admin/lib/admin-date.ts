import { format, parseISO } from 'date-fns';
import { fr } from 'date-fns/locale/fr';

/** « 15 mars 2025 », the month shortened: the dates of the back office (specification 9), in the reader's time zone. */
export function formatAdminDate(timestamp: string): string {
  return format(parseISO(timestamp), 'dd MMM yyyy', { locale: fr });
}

/** The same with the time, for what happened today. */
export function formatAdminDateTime(timestamp: string): string {
  return format(parseISO(timestamp), "dd MMM yyyy 'à' HH:mm", { locale: fr });
}

/** « 14:05 », under a heading that says the day. */
export function formatTime(timestamp: string): string {
  return format(parseISO(timestamp), 'HH:mm', { locale: fr });
}
