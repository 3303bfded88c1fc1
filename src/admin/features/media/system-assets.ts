import { matchesSearchQuery } from '@/shared/lib/search-text';
import type { MediaFilterValues } from './media-list-params';

/** Addresses of the images of the site, by path (specification 2.18: 28 entries). */
const addresses = import.meta.glob<string>('/src/assets/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Images of the site as read-only entries of the library. */
export const systemAssets = Object.entries(addresses).map(([path, address]) => {
  const filename = path.slice(path.lastIndexOf('/') + 1);
  return {
    id: `asset:${filename.replace(/\.svg$/, '')}`,
    isSystemAsset: true as const,
    filename,
    original_filename: filename,
    file_path: new URL(address, globalThis.location?.href ?? 'http://localhost').href,
    mime_type: 'image/svg+xml',
    file_size: 0,
    media_type: 'image' as const,
    uploaded_by: null,
    width: null,
    height: null,
    alt_text: null,
    caption: null,
    credit: null,
    licence: null,
    focal_x: null,
    focal_y: null,
    color: null,
    renditions: null,
    created_at: null,
    replaced_at: null,
  };
});

/** Returns the system assets that match the filters. They need no alternative text. */
export function filterSystemAssets({ kind, missingAltText, search }: MediaFilterValues) {
  if (missingAltText || (kind !== null && kind !== 'image' && kind !== 'system')) return [];
  return systemAssets.filter(({ filename }) => matchesSearchQuery(search, filename));
}
