import { getMediaTypeByFormat, type MediaFormat } from '@/admin/config/media';
import { checkMediaFile, type FileRefusal } from './file-check';
import type { ImageSize } from './picture/bytes';
import type { PreparedFileResult } from './picture/create-prepared-picture';
import { preparePicture } from './picture/prepare-picture';
import type { PictureCopyright } from './picture/read-copyright';
import type { GeneratedRendition } from './picture/renditions';
import { stripMovie } from './picture/strip-movie';

/** File to store; pictures, MP4, MOV and M4A without their place and date. Only pictures have the other properties. */
export interface PreparedFile {
  file: Blob;
  size?: ImageSize;
  color?: string | null;
  /** Undefined when this browser cannot generate renditions. */
  renditions?: readonly GeneratedRendition[];
  /** Author and licence in the metadata of the picture. */
  copyright?: PictureCopyright;
}

/** Returns the columns of a prepared file. Renditions are stored without their bytes. */
export const toFileColumns = ({ file, size, color, renditions }: PreparedFile) => ({
  file_size: file.size,
  width: size?.width ?? null,
  height: size?.height ?? null,
  color: color ?? null,
  renditions: renditions?.map(({ name, width, height }) => ({ name, width, height })) ?? null,
});

const JPEG_QUALITY = 0.92;

/**
 * Converts a picture that the media library does not accept: BMP and ICO to PNG, others (HEIC, TIFF) to JPEG.
 * Returns null when this browser cannot decode it: only Safari decodes HEIC.
 */
async function convertToJpegOrPng(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const isPng = /\.(bmp|ico)$/i.test(file.name);
    const type = isPng ? 'image/png' : 'image/jpeg';
    const convertedBlob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
    const name = file.name.replace(/\.[a-z0-9]+$/i, '');
    return new File([convertedBlob], `${name}.${isPng ? 'png' : 'jpg'}`, { type });
  } catch {
    return null;
  } finally {
    bitmap.close();
  }
}

/** File that the library accepts, or the reason of a refusal. */
type AcceptedFile =
  | { file: File; format: MediaFormat; refusal?: never }
  | { refusal: FileRefusal; file?: never };

/** Checks a chosen file, and converts a picture of another format where this browser can. */
export async function convertToAcceptedFile(chosenFile: File): Promise<AcceptedFile> {
  const { format, refusal } = await checkMediaFile(chosenFile);
  if (format) return { file: chosenFile, format };
  if (refusal !== 'heic' && refusal !== 'otherImage') return { refusal };
  const file = await convertToJpegOrPng(chosenFile);
  const convertedCheck = file ? await checkMediaFile(file) : null;
  return file && convertedCheck?.format ? { file, format: convertedCheck.format } : { refusal };
}

/** Prepares an accepted file for the upload. Pictures, MP4, MOV and M4A lose place and date; pictures get renditions. */
export async function prepareFile(
  file: Blob,
  format: MediaFormat,
  signal: AbortSignal,
): Promise<PreparedFileResult> {
  if (getMediaTypeByFormat(format) === 'image') return preparePicture(file, format, signal);
  // An M4A recording has the container of a movie.
  const hasMovieContainer = format === 'mp4' || format === 'mov' || format === 'm4a';
  return { file: hasMovieContainer ? await stripMovie(file) : file };
}
