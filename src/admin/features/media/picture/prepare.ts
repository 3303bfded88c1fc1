import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import type { ImageSize } from '../image-size';
import { joined } from './bytes';
import { type Made, makeRenditions } from './renditions';
import { strip } from './strip';

/** Pixels a picture may have: decoded, each takes four bytes of the tab’s memory. */
export const MAX_PIXELS = 60_000_000;

/** Why a picture is not prepared. */
export type PictureRefusal = 'damaged' | 'tooManyPixels';

/** A picture ready to be sent, or why it is not; without `made` where this browser cannot make its sizes. */
export type Prepared =
  | { file: Blob; size: ImageSize; made?: Made; refusal?: never }
  | { refusal: PictureRefusal; file?: never };

/**
 * Takes out of a picture what it tells of its making, and makes the sizes that pages show. What it says of its size is looked at
 * before anything of it is decoded.
 */
export async function prepare(original: Blob, format: MediaFormat): Promise<Prepared> {
  const stripped = strip(new Uint8Array(await original.arrayBuffer()), format);
  if (!stripped) return { refusal: 'damaged' };
  const { width, height, moves } = stripped;
  if (width * height > MAX_PIXELS) return { refusal: 'tooManyPixels' };
  const file = new Blob([joined(stripped.parts)], { type: mediaFormats[format].mime });
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { refusal: 'damaged' };
  const size = { width: bitmap.width, height: bitmap.height };
  try {
    // a film is shown whole: each of its sizes would stand still
    const made = moves ? { color: null, renditions: [] } : await makeRenditions(bitmap);
    return { file, size, made };
  } catch {
    return { file, size };
  } finally {
    bitmap.close();
  }
}
