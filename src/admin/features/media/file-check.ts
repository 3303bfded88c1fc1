import {
  MEDIA_MAX_BYTES,
  type MediaFormat,
  mediaFormats,
  parseMediaFormat,
  toMediaType,
} from '@/admin/config/media';
import { detectDocument } from '@/shared/lib/document-format';
import { type DetectedFileType, detectFileType, SIGNATURE_BYTE_COUNT } from './file-signature';
import type { PictureRefusal } from './picture/process-picture';

/** Picture, film or sound of a format that the library does not accept. */
type UnsupportedFormat = 'heic' | 'otherImage' | 'otherVideo' | 'otherAudio';

/** Key of `uploadText.refusals`. */
export type FileRefusal =
  | 'empty'
  | 'tooBig'
  | 'wrongType'
  | UnsupportedFormat
  /** `imageOnly` and `documentOnly`: the field accepts another type of file. */
  | `${'image' | 'document'}Only`
  | 'executable'
  | 'markup'
  | 'mismatch'
  | 'macros'
  | PictureRefusal
  | 'unreadable';

/** Accepted format, or the reason of a refusal. */
type CheckedFile = { format: MediaFormat; refusal?: never } | { refusal: FileRefusal; format?: never };

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const getMediaType = (format: MediaFormat) => toMediaType(mediaFormats[format].mime);

const unsupportedFormats: readonly (readonly [UnsupportedFormat, typePrefix: string, extensions: RegExp])[] =
  [
    ['heic', 'image/hei', /\.(hei[cf]s?|hif)$/i],
    ['otherImage', 'image/', /\.(bmp|tiff?|psd|ico|jxl|jp2|dng|cr[23]|nef|arw|raw|eps|ai)$/i],
    ['otherVideo', 'video/', /\.(avi|mkv|wmv|flv|mpe?g|m?ts|m2ts|3gp|3g2|vob|ogv|mxf)$/i],
    ['otherAudio', 'audio/', /\.(aac|aiff?|wma|amr|caf|midi?|ac3)$/i],
  ];

/** Returns the unsupported format of a file, by its MIME type or the extension of its name. */
const findUnsupportedFormat = ({ name, type }: File): UnsupportedFormat | undefined =>
  unsupportedFormats.find(
    ([, typePrefix, extensions]) => type.startsWith(typePrefix) || extensions.test(name),
  )?.[0];

/** Checks a file whose name has no accepted extension. Phones often give such names. */
function checkWithoutExtension(
  file: File,
  signature: DetectedFileType,
  documentFormat: MediaFormat | null,
): CheckedFile {
  const unsupportedFormat = findUnsupportedFormat(file);
  const format =
    documentFormat ?? (signature.kind === 'format' || signature.kind === 'movie' ? signature.format : null);
  if (!format) return { refusal: unsupportedFormat ?? 'wrongType' };
  // The content of a picture proves its format. That of a film does not, because formats share containers.
  return !unsupportedFormat || getMediaType(format) === 'image' ? { format } : { refusal: unsupportedFormat };
}

/** Checks a file whose name has an accepted extension. Its content decides within the same media type. */
function checkWithExtension(
  claimedFormat: MediaFormat,
  signature: DetectedFileType,
  documentFormat: MediaFormat | null,
): CheckedFile {
  const claimsDocument = getMediaType(claimedFormat) === 'document';
  switch (signature.kind) {
    case 'format':
      return !claimsDocument && getMediaType(signature.format) === getMediaType(claimedFormat)
        ? { format: signature.format }
        : { refusal: 'mismatch' };
    case 'movie':
      // Video and audio share this container, and their brands are unreliable: the file extension decides.
      return ['mp4', 'mov', 'm4a'].includes(claimedFormat)
        ? { format: claimedFormat }
        : { refusal: 'mismatch' };
    default: {
      if (documentFormat)
        return claimsDocument && claimedFormat !== 'txt'
          ? { format: documentFormat }
          : { refusal: 'mismatch' };
      const isText = signature.kind === 'text' && claimedFormat === 'txt';
      return isText ? { format: 'txt' } : { refusal: 'mismatch' };
    }
  }
}

/** Checks a file before its upload. The content decides, not the file extension. */
export async function checkMediaFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { refusal: 'empty' };
  const signature = detectFileType(await readBytes(file.slice(0, SIGNATURE_BYTE_COUNT)));
  if (signature.kind === 'executable' || signature.kind === 'markup') return { refusal: signature.kind };
  const claimedFormat = parseMediaFormat(file.name);
  if (file.size > MEDIA_MAX_BYTES)
    return { refusal: claimedFormat ? 'tooBig' : (findUnsupportedFormat(file) ?? 'tooBig') };
  if (signature.kind === 'heic') return { refusal: 'heic' };
  const documentFormat = await detectDocument(file);
  if (documentFormat === 'macros') return { refusal: 'macros' };
  return claimedFormat
    ? checkWithExtension(claimedFormat, signature, documentFormat)
    : checkWithoutExtension(file, signature, documentFormat);
}
