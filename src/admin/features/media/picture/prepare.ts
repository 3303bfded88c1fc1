import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import type { ImageSize } from '../image-size';
import { concatBytes } from './bytes';
import { type Rights, readRights } from './read-rights';
import { makeRenditions, type RenditionSet } from './renditions';
import { strip } from './strip';

/** Most pixels of a picture: decoded, each takes four bytes. */
export const MAX_PIXELS = 60_000_000;

export type PictureRefusal = 'damaged' | 'tooManyPixels';

/** Prepared picture, or the reason of a refusal. Without renditions when this browser cannot generate them. */
export type PreparedPicture =
  | { file: Blob; size: ImageSize; renditionSet?: RenditionSet; rights: Rights; refusal?: never }
  | { refusal: PictureRefusal; file?: never };

/** Removes the metadata of a picture and generates its renditions. Checks the size before decoding. */
export async function prepare(original: Blob, format: MediaFormat): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await original.arrayBuffer());
  const stripped = strip(bytes, format);
  if (!stripped) return { refusal: 'damaged' };
  const { width, height, isAnimated } = stripped;
  if (width * height > MAX_PIXELS) return { refusal: 'tooManyPixels' };
  const file = new Blob([concatBytes(stripped.parts)], { type: mediaFormats[format].mime });
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { refusal: 'damaged' };
  const rights = await readRights(bytes);
  const size = { width: bitmap.width, height: bitmap.height };
  try {
    // a rendition would lose the animation
    const renditionSet = isAnimated ? { color: null, renditions: [] } : await makeRenditions(bitmap);
    return { file, size, rights, renditionSet };
  } catch {
    return { file, size, rights };
  } finally {
    bitmap.close();
  }
}
