import { isAllowed, type Permissions } from '@/admin/config/roles';
import { mediaText } from '@/copy/admin/media';
import type { MediaListRow } from './api/media-queries';
import type { systemAssets } from './system-assets';

/** An uploaded file or an image of the site. */
export type MediaEntry = (MediaListRow & { is_asset: false }) | (typeof systemAssets)[number];

/** What to offer on the library. Mirrors the policies of the table and of the bucket, which decide. */
export function mediaRights(permissions: Permissions) {
  const manage = isAllowed(permissions, 'media_manage');
  return { upload: manage || isAllowed(permissions, 'media_upload'), manage };
}

/** What a person may do in the library: a courtesy to the screen, the database decides. */
export type MediaRights = ReturnType<typeof mediaRights>;

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** « 1,5 MB » in steps of 1024; no byte at all is « Taille inconnue » (specification 9). */
export function formatMediaSize(bytes: number): string {
  if (bytes <= 0) return mediaText.unknownSize;
  const step = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${decimals.format(bytes / 1024 ** step)}\u00a0${UNITS[step]}`;
}

/** « 1 200 × 800 », or null where it has no meaning or is not known. */
export function formatDimensions({ width, height }: { width: number | null; height: number | null }) {
  if (!width || !height) return null;
  return `${decimals.format(width)} × ${decimals.format(height)}`;
}

/** Words of a name glued as JavaScript names things: never a digit first. */
function variableName(filename: string): string {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  const name = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return /^[a-z]/.test(name) ? name : `media${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The line that brings the file into a module: from the sources for an image of the site, by address otherwise. */
export function importLine(
  entry: Pick<MediaEntry, 'is_asset' | 'filename' | 'original_filename' | 'file_path'>,
) {
  const source = entry.is_asset ? `@/assets/${entry.filename}` : entry.file_path;
  return `import ${variableName(entry.original_filename)} from '${source}';`;
}
