import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';

/** Returns the day in so many days by the visitor's own calendar: YYYY-MM-DD. */
export const localDate = (daysFromToday: number, now = new Date()): string =>
  formatISO(addDays(now, daysFromToday), { representation: 'date' });
