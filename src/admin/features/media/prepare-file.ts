import { getMediaTypeByFormat, type MediaFormat } from '@/admin/config/media';
import { convertToJpegOrPng } from './convert-to-jpeg-or-png';
import { checkMediaFile, type FileRefusal } from './file-check';
import { preparePicture } from './picture/prepare-picture';
import type { PictureCopyright } from './picture/read-copyright';
import { stripMovie } from './picture/strip-movie';
import type { PreparedFile } from './prepared-file';

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

/** Prepares an accepted file for the upload: removes its place and date, and generates the renditions of a picture. */
export async function prepareFile(
  file: Blob,
  format: MediaFormat,
  signal: AbortSignal,
): Promise<(PreparedFile & { copyright?: PictureCopyright; refusal?: never }) | { refusal: FileRefusal }> {
  if (getMediaTypeByFormat(format) === 'image') return preparePicture(file, format, signal);
  // An M4A recording has the container of a movie.
  const hasMovieContainer = format === 'mp4' || format === 'mov' || format === 'm4a';
  return { file: hasMovieContainer ? await stripMovie(file) : file, size: null };
}
