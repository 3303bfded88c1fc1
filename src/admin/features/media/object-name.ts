import { type MediaFormat, mediaTextLimits } from '@/admin/config/media';
import { slugify } from '@/admin/lib/slug';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';

const MAX_SLUG_LENGTH = 60;

/** Returns the name of a stored file: timestamp, slug of the original name, random suffix. `private.is_media_filename` checks the form. */
export function createObjectName(originalName: string, format: MediaFormat): string {
  const baseName = originalName.replace(/\.[a-z0-9]+$/i, '').replace(/[._]+/g, ' ');
  const slug = slugify(baseName, MAX_SLUG_LENGTH) || 'fichier';
  return `${Date.now()}-${slug}-${crypto.randomUUID().slice(0, 8)}.${format}`;
}

/** Normalizes an original file name: composed accents (macOS decomposes them), no control or direction characters. */
export function cleanOriginalFilename(originalName: string): string {
  return cleanText(originalName.normalize('NFC')).slice(0, mediaTextLimits.originalFilename) || 'fichier';
}

/** Returns the object names of a file and its renditions, which append their name to the file name. */
export const buildMediaObjectNames = (
  filename: string,
  renditions: readonly { name: string }[],
): string[] => [filename, ...renditions.map(({ name }) => `${filename}.${name}`)];

/** Returns the object name of the original of a rendition. Returns the name of an original unchanged. */
export const toOriginalObjectName = (objectName: string): string =>
  // The suffix of a rendition: « .0a1b2c3d-320.webp ».
  objectName.replace(/(\.[a-z0-9]+)\.[0-9a-f]{8}-\d+\.[a-z]+$/, '$1');
