import type { MediaFormat } from '@/admin/config/media';
import type { Bytes, Stripped } from './bytes';
import { stripAvif } from './strip-avif';
import { stripGif } from './strip-gif';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';

const strippers: Partial<Record<MediaFormat, (bytes: Bytes) => Stripped>> = {
  jpg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
  avif: stripAvif,
};

/**
 * The file of a picture without what it tells of its making (place, date, camera, comments), bit for bit as it looks; nothing of
 * it is decoded. Undefined for what is no picture, or not built as one.
 */
export function strip(bytes: Bytes, format: MediaFormat): Stripped | undefined {
  try {
    return strippers[format]?.(bytes);
  } catch {
    // reading beyond the end is one more way to be damaged
    return undefined;
  }
}
