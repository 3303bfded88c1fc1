import type { MediaFormat } from '@/admin/config/media';
import type { Bytes, StrippedImage } from './bytes';
import { stripAvif } from './strip-avif';
import { stripGif } from './strip-gif';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';

const strippers: Partial<Record<MediaFormat, (bytes: Bytes) => StrippedImage>> = {
  jpg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
  avif: stripAvif,
};

/**
 * Removes the metadata of a picture (place, date, camera, comments) without decoding it. The image data stay
 * unchanged. Returns undefined for another format, and for a file that it cannot parse.
 */
export function stripPictureMetadata(bytes: Bytes, format: MediaFormat): StrippedImage | undefined {
  try {
    return strippers[format]?.(bytes);
  } catch {
    // Reading beyond the end of a truncated file throws too.
    return undefined;
  }
}
