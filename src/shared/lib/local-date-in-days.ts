import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';

/** Returns the date `daysFromToday` days after today, in the visitor's time zone: YYYY-MM-DD. */
export const getLocalDateInDays = (daysFromToday: number, now = new Date()): string =>
  formatISO(addDays(now, daysFromToday), { representation: 'date' });
