/** Returns the file extension of a path in capitals: « PDF ». */
export const formatFileExtension = (path: string): string =>
  path.slice(path.lastIndexOf('.') + 1).toUpperCase();

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a number of bytes: « 41,2 Ko », « 1,4 Mo ». The minimum is « 0,1 Ko ». */
export function formatFileSize(bytes: number): string {
  const isMegabyteOrMore = bytes >= MEGABYTE;
  const size = bytes / (isMegabyteOrMore ? MEGABYTE : KILOBYTE);
  const roundedSize = Math.max(0.1, Math.round(size * 10) / 10);
  return `${roundedSize.toString().replace('.', ',')}\u00a0${isMegabyteOrMore ? 'Mo' : 'Ko'}`;
}
