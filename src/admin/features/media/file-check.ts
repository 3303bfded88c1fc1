import {
  findFormatByFileName,
  getMediaTypeByFormat,
  MEDIA_MAX_BYTES,
  type MediaFormat,
  mediaFormats,
} from '@/admin/config/media';
import { detectDocument } from '@/shared/lib/document-format';
import { type DetectedFileType, detectFileType, SIGNATURE_BYTE_COUNT } from './file-signature';
import type { PictureRefusal } from './picture/create-prepared-picture';

/** Picture, film or sound of a format that the library does not accept. */
type UnsupportedFormat = 'heic' | 'otherImage' | 'otherVideo' | 'otherAudio';

/** Key of `uploadText.refusals`. */
export type FileRefusal =
  | 'empty'
  | 'tooBig'
  | 'wrongType'
  | UnsupportedFormat
  /** The field accepts another type of file. */
  | 'imageOnly'
  | 'documentOnly'
  | 'executable'
  | 'markup'
  | 'mismatch'
  | 'macros'
  | PictureRefusal
  | 'unreadable';

type CheckedFile = { format: MediaFormat; refusal?: never } | { refusal: FileRefusal; format?: never };

interface UnsupportedFormatRule {
  format: UnsupportedFormat;
  mimePrefix: string;
  extensions: RegExp;
}

const unsupportedFormatRules: readonly UnsupportedFormatRule[] = [
  { format: 'heic', mimePrefix: 'image/hei', extensions: /\.(hei[cf]s?|hif)$/i },
  {
    format: 'otherImage',
    mimePrefix: 'image/',
    extensions: /\.(bmp|tiff?|psd|ico|jxl|jp2|dng|cr[23]|nef|arw|raw|eps|ai)$/i,
  },
  {
    format: 'otherVideo',
    mimePrefix: 'video/',
    extensions: /\.(avi|mkv|wmv|flv|mpe?g|m?ts|m2ts|3gp|3g2|vob|ogv|mxf)$/i,
  },
  { format: 'otherAudio', mimePrefix: 'audio/', extensions: /\.(aac|aiff?|wma|amr|caf|midi?|ac3)$/i },
];

/** Returns true for the MIME type of an accepted format. Some systems write `audio/x-wav` for `audio/wav`. */
const isAcceptedMime = (type: string) =>
  Object.values(mediaFormats).some(({ mime }) => mime === type.replace('/x-', '/'));

/** Returns the unsupported format that the extension or the MIME type of a file names. */
const findUnsupportedFormat = ({ name, type }: File): UnsupportedFormat | undefined =>
  unsupportedFormatRules.find(
    ({ mimePrefix, extensions }) =>
      extensions.test(name) || (type.startsWith(mimePrefix) && !isAcceptedMime(type)),
  )?.format;

/** Checks a file whose name has no accepted extension. Phones often give such names. */
function checkWithoutAcceptedExtension(
  file: File,
  signature: DetectedFileType,
  documentFormat: MediaFormat | null,
): CheckedFile {
  const unsupportedFormat = findUnsupportedFormat(file);
  const signatureFormat = 'format' in signature ? signature.format : null;
  const format = documentFormat ?? signatureFormat;
  if (!format) return { refusal: unsupportedFormat ?? 'wrongType' };
  // The content of a picture proves its format. An accepted film may start like an unsupported one.
  if (unsupportedFormat && getMediaTypeByFormat(format) !== 'image') return { refusal: unsupportedFormat };
  return { format };
}

/** Returns the format of the content; null when the extension claims another kind of file. */
function findFormatOfClaimedType(
  claimedFormat: MediaFormat,
  signature: DetectedFileType,
  documentFormat: MediaFormat | null,
): MediaFormat | null {
  const claimedType = getMediaTypeByFormat(claimedFormat);
  if (signature.kind === 'format')
    return getMediaTypeByFormat(signature.format) === claimedType ? signature.format : null;
  // Films and recordings share this container, and its brand is unreliable: the file extension decides.
  if (signature.kind === 'movie') return ['mp4', 'mov', 'm4a'].includes(claimedFormat) ? claimedFormat : null;
  if (claimedFormat === 'txt') return signature.kind === 'text' && !documentFormat ? 'txt' : null;
  return claimedType === 'document' ? documentFormat : null;
}

/**
 * Checks a file before its upload. Its content decides the format, except between MP4, MOV and M4A. An accepted extension
 * must claim the kind of the content.
 */
export async function checkMediaFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { refusal: 'empty' };
  const signature = detectFileType(new Uint8Array(await file.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer()));
  if (signature.kind === 'executable' || signature.kind === 'markup') return { refusal: signature.kind };
  const claimedFormat = findFormatByFileName(file.name);
  if (file.size > MEDIA_MAX_BYTES) {
    const unsupportedFormat = claimedFormat ? undefined : findUnsupportedFormat(file);
    return { refusal: unsupportedFormat ?? 'tooBig' };
  }
  if (signature.kind === 'heic') return { refusal: 'heic' };
  const documentFormat = await detectDocument(file);
  if (documentFormat === 'macros') return { refusal: 'macros' };
  if (!claimedFormat) return checkWithoutAcceptedExtension(file, signature, documentFormat);
  const format = findFormatOfClaimedType(claimedFormat, signature, documentFormat);
  return format ? { format } : { refusal: 'mismatch' };
}
