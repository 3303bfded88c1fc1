import type { CSSProperties } from 'react';
import type { Json } from '@/types/database';

/** One of the sizes a picture of the library is stored in: `<address of the file>.<name>`. */
export interface Rendition {
  name: string;
  width: number;
  height: number;
}

/** Point that a frame of another shape keeps, in hundredths from the left and from the top; the middle without one. */
export interface FocalPoint {
  focal_x?: number | null;
  focal_y?: number | null;
}

/** A picture of the library, as far as showing it goes. */
export interface StoredPicture extends FocalPoint {
  file_path: string;
  width?: number | null;
  height?: number | null;
  color?: string | null;
  renditions?: Json;
}

/** A picture of the library with what staff say of it; what they do not say may be left out. */
export interface ShownPicture extends StoredPicture {
  alt_text?: string | null;
  caption?: string | null;
  credit?: string | null;
}

/** Returns the line under a picture: its caption, then its credit. */
export const legendOf = ({ caption, credit }: Pick<ShownPicture, 'caption' | 'credit'>): string =>
  [caption, credit && `© ${credit}`].filter(Boolean).join(' ');

/** The sizes of a row, whose shape a constraint of the table holds; none for a picture that has none yet. */
export const readRenditions = (renditions: Json | undefined): Rendition[] =>
  Array.isArray(renditions) ? (renditions as unknown as Rendition[]) : [];

/** How a frame of another shape shows a picture; nothing where it shows the middle. */
export function framing({ focal_x: x, focal_y: y }: FocalPoint): CSSProperties | undefined {
  return typeof x === 'number' && typeof y === 'number' ? { objectPosition: `${x}% ${y}%` } : undefined;
}
