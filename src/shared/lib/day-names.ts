import { weekdays } from '@/copy/weekdays';
import { weekdayIndex } from './guide-day';
import { dayAndMonth } from './long-date';

/** Formats an ISO date as « lundi 23 novembre ». */
export const longDay = (day: string): string => `${weekdays[weekdayIndex(day)]} ${dayAndMonth(day)}`;

/** Formats an ISO date as « lun. 23 », for places that show the month. */
export const shortDay = (day: string): string =>
  `${weekdays[weekdayIndex(day)]?.slice(0, 3)}. ${dayAndMonth(day).split(' ')[0]}`;
