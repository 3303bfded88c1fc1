import { mediaText } from '@/copy/admin/media';
import type { MediaListRow } from './api/media-queries';
import type { systemAssets } from './system-assets';

/** Uploaded file or image of the site. */
export type MediaEntry = (MediaListRow & { isSystemAsset?: never }) | (typeof systemAssets)[number];

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Returns « 1,5 MB » in steps of 1024; « Taille inconnue » for zero bytes (specification 9). */
export function formatMediaFileSize(bytes: number): string {
  if (bytes <= 0) return mediaText.unknownSize;
  // 1024 is 2 to the power of 10.
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${decimals.format(bytes / 1024 ** power)}\u00a0${UNITS[power]}`;
}

/** Returns « 1 200 × 800 »; null when unknown. */
export function formatDimensions({ width, height }: { width: number | null; height: number | null }) {
  if (!width || !height) return null;
  return `${decimals.format(width)} × ${decimals.format(height)}`;
}

function toVariableName(filename: string): string {
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

/** Returns the import statement of a file: by path for an image of the site, by address for others. */
export function formatMediaImportStatement(
  entry: Pick<MediaEntry, 'isSystemAsset' | 'filename' | 'original_filename' | 'file_path'>,
) {
  const source = entry.isSystemAsset ? `@/assets/${entry.filename}` : entry.file_path;
  return `import ${toVariableName(entry.original_filename)} from '${source}';`;
}
