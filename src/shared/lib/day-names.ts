import { weekdays } from '@/copy/weekdays';
import { weekdayIndex } from './guide-day';
import { dayAndMonth } from './long-date';

/** « lundi 23 novembre » for an ISO day. */
export const longDay = (day: string): string => `${weekdays[weekdayIndex(day)]} ${dayAndMonth(day)}`;

/** « lun. 23 », where the month is known. */
export const shortDay = (day: string): string =>
  `${weekdays[weekdayIndex(day)]?.slice(0, 3)}. ${dayAndMonth(day).split(' ')[0]}`;
