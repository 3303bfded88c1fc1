import { months } from '@/content/site/months';

// Not by `Intl`: its first use takes 20 ms of a desk's processor, five times that of a phone's, and each visit would pay it.

/** « 15 mars 2025 » for an ISO day (`2025-03-15`), whatever the time zone. */
export function formatLongDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** « PDF » for the address of a file. */
export const fileEnding = (address: string): string =>
  address.slice(address.lastIndexOf('.') + 1).toUpperCase();

/** « 41,2 Ko », « 1,4 Mo » for a number of bytes; never under « 0,1 Ko ». */
export function formatFileSize(bytes: number): string {
  const inMegabytes = bytes >= 1024 * 1024;
  const size = bytes / (inMegabytes ? 1024 * 1024 : 1024);
  const rounded = Math.max(0.1, Math.round(size * 10) / 10);
  return `${rounded.toString().replace('.', ',')}\u00a0${inMegabytes ? 'Mo' : 'Ko'}`;
}
