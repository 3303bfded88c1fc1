import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import type { PreparedFile } from '../prepare-file';
import { readPictureCopyright } from './read-copyright';
import { createRenditions } from './renditions';
import { stripPictureMetadata } from './strip';

/** Maximum number of pixels: each takes four bytes of memory when it is decoded. */
const MAX_PIXELS = 60_000_000;

/** Why a picture is refused. */
export type PictureRefusal = 'damaged' | 'tooManyPixels';

/** Prepared file, or the reason why a picture is refused. */
export type PreparedFileResult =
  | (PreparedFile & { refusal?: never })
  | { refusal: PictureRefusal; file?: never };

/** Removes the metadata of a picture and generates its renditions. Checks the size before decoding. */
export async function createPreparedPicture(
  original: Blob,
  format: MediaFormat,
): Promise<PreparedFileResult> {
  const bytes = new Uint8Array(await original.arrayBuffer());
  const strippedImage = stripPictureMetadata(bytes, format);
  if (!strippedImage) return { refusal: 'damaged' };
  const { width, height, isAnimated } = strippedImage;
  if (width * height > MAX_PIXELS) return { refusal: 'tooManyPixels' };
  // Firefox cannot decode a picture from several parts.
  const joinedParts = await new Blob(strippedImage.parts).arrayBuffer();
  const file = new Blob([joinedParts], { type: mediaFormats[format].mime });
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { refusal: 'damaged' };
  const copyright = await readPictureCopyright(bytes);
  const size = { width: bitmap.width, height: bitmap.height };
  try {
    // A rendition would lose the animation.
    const result = isAnimated ? { color: null, renditions: [] } : await createRenditions(bitmap);
    return { file, size, copyright, ...result };
  } catch {
    return { file, size, copyright };
  } finally {
    bitmap.close();
  }
}
