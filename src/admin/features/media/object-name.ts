import { type MediaFormat, mediaLimits } from '@/admin/config/media';
import { slugify } from '@/admin/lib/slug';

/** Longest part of a name that comes from the original one. */
const MAX_SLUG = 60;

let lastStamp = 0;

/** Milliseconds, never the same twice on this page: files are sent side by side. */
function nextStamp(): number {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return lastStamp;
}

const randomEnding = () => crypto.randomUUID().slice(0, 8);

/**
 * Name of the stored file: a timestamp, as much of the original name as ASCII can say, and an ending that no colleague
 * picks in the same millisecond. The bucket takes no other form.
 */
export function objectName(
  originalName: string,
  format: MediaFormat,
  stamp = nextStamp(),
  ending = randomEnding(),
): string {
  const base = originalName.replace(/\.[a-z0-9]+$/i, '').replace(/[._]+/g, ' ');
  const slug = slugify(base, MAX_SLUG) || 'fichier';
  return `${stamp}-${slug}-${ending}.${format}`;
}

/** The original name as it is kept: accents in one piece (macOS takes them apart), no control character. */
export function keptName(originalName: string): string {
  const clean = originalName
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return clean.slice(0, mediaLimits.originalFilename) || 'fichier';
}

/** Names under which a file and its sizes are stored: a size is the file's name, a point and its own. */
export const objectNames = (filename: string, renditions: readonly { name: string }[]): string[] => [
  filename,
  ...renditions.map(({ name }) => `${filename}.${name}`),
];

/** Name of the file that a stored object is, or is a size of. */
export const fileOf = (object: string): string =>
  object.replace(/(\.[a-z0-9]+)\.[0-9a-f]{8}-\d+\.[a-z]+$/, '$1');
