import { months, weekdays } from '@/content/site/months';
import { weekdayOf } from './guide-day';

// Not by `Intl`, whose first use takes 20 ms of a desk's processor: a first view says these.

const dateOf = (day: string) => {
  const date = Number(day.slice(8));
  return date === 1 ? '1er' : String(date);
};

/** « lundi 23 novembre » for an ISO day. */
export const longDay = (day: string): string =>
  `${weekdays[weekdayOf(day)]} ${dateOf(day)} ${months[Number(day.slice(5, 7)) - 1]}`;

/** « lun. 23 », where the month is known. */
export const shortDay = (day: string): string => `${weekdays[weekdayOf(day)]?.slice(0, 3)}. ${dateOf(day)}`;

/** « 23 novembre 2026 ». */
export const fullDay = (day: string): string =>
  `${dateOf(day)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
