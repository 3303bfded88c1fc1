import { months } from '@/copy/months';

// Not by `Intl`: its first use takes 20 ms of a desk's processor, five times that of a phone's, and each visit would pay it.

/** Returns « 23 novembre », « 1er mars » for an ISO day (`2025-03-01`) in every time zone. */
export function dayAndMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date} ${months[Number(month) - 1]}`;
}

/** « 23 novembre 2026 ». */
export const longDate = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
