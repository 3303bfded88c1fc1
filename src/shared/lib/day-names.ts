import { weekdays } from '@/copy/weekdays';
import { getWeekdayIndex } from './guide-day';
import { formatDayAndMonth } from './long-date';

/** Formats an ISO date as « lundi 23 novembre ». */
export const formatLongDay = (day: string): string =>
  `${weekdays[getWeekdayIndex(day)]} ${formatDayAndMonth(day)}`;

/** Formats an ISO date as « lun. 23 », where the page already shows the month. */
export const formatShortDay = (day: string): string =>
  `${weekdays[getWeekdayIndex(day)]?.slice(0, 3)}. ${formatDayAndMonth(day).split(' ')[0]}`;
