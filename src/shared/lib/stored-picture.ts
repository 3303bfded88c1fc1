import type { CSSProperties } from 'react';
import type { Json } from '@/types/database';

/** Smaller copy of a library picture, at `<URL of the file>.<name>`. */
export interface Rendition {
  name: string;
  width: number;
  height: number;
}

/** Point that stays visible when a picture is cropped, in percent from the left and the top; the middle if absent. */
export interface FocalPoint {
  focal_x?: number | null;
  focal_y?: number | null;
}

/** Data to show a library picture. */
export interface StoredPicture extends FocalPoint {
  file_path: string;
  width?: number | null;
  height?: number | null;
  color?: string | null;
  renditions?: Json;
}

/** Library picture with the texts of staff, which may be absent. */
export interface CaptionedPictureData extends StoredPicture {
  alt_text?: string | null;
  caption?: string | null;
  credit?: string | null;
}

/** Returns the line under a picture: caption, then credit. */
export const formatCaption = ({
  caption,
  credit,
}: Pick<CaptionedPictureData, 'caption' | 'credit'>): string =>
  [caption, credit && `© ${credit}`].filter(Boolean).join(' ');

/** Returns the renditions of a row, whose format a constraint checks; none for a picture without any. */
export const toRenditions = (renditions: Json | undefined): Rendition[] =>
  Array.isArray(renditions) ? (renditions as unknown as Rendition[]) : [];

/**
 * Returns the renditions that pages show, without the one for mails, which cannot show WebP. Where the browser could not
 * write WebP at upload, all renditions are JPEG or PNG, and pages show all of them.
 */
export function excludeMailRendition(renditions: Json | undefined): Rendition[] {
  const all = toRenditions(renditions);
  const webp = all.filter(({ name }) => name.endsWith('.webp'));
  return webp.length > 0 ? webp : all;
}

/** Returns the style that keeps the focal point visible; undefined for a row without one. */
export function getFocalPointStyle({ focal_x: x, focal_y: y }: FocalPoint): CSSProperties | undefined {
  return typeof x === 'number' && typeof y === 'number' ? { objectPosition: `${x}% ${y}%` } : undefined;
}
