import {
  MEDIA_MAX_BYTES,
  type MediaFormat,
  mediaFormats,
  parseMediaFormat,
  toMediaType,
} from '@/admin/config/media';
import { detectDocument } from '@/shared/lib/document-format';
import { detectSignature, SIGNATURE_BYTE_COUNT } from './file-signature';
import type { PictureRefusal } from './picture/process-picture';

/** Picture, film or sound of a format that the library does not accept. */
type OtherFormat = 'heic' | 'otherImage' | 'otherVideo' | 'otherAudio';

/** Key of `uploadText.refusals`. */
export type FileRefusal =
  | 'empty'
  | 'tooBig'
  | 'wrongType'
  | OtherFormat
  /** `imageOnly` and `documentOnly`: the field accepts another kind of file. */
  | `${'image' | 'document'}Only`
  | 'executable'
  | 'markup'
  | 'mismatch'
  | 'macros'
  | PictureRefusal
  | 'unreadable';

/** Accepted format, or the reason of a refusal. */
export type CheckedFile = { format: MediaFormat; refusal?: never } | { refusal: FileRefusal; format?: never };

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const toKind = (format: MediaFormat) => toMediaType(mediaFormats[format].mime);

const otherFormats: readonly (readonly [OtherFormat, type: string, extensions: RegExp])[] = [
  ['heic', 'image/hei', /\.(hei[cf]s?|hif)$/i],
  ['otherImage', 'image/', /\.(bmp|tiff?|psd|ico|jxl|jp2|dng|cr[23]|nef|arw|raw|eps|ai)$/i],
  ['otherVideo', 'video/', /\.(avi|mkv|wmv|flv|mpe?g|m?ts|m2ts|3gp|3g2|vob|ogv|mxf)$/i],
  ['otherAudio', 'audio/', /\.(aac|aiff?|wma|amr|caf|midi?|ac3)$/i],
];

/** Returns the kind of a file that the library does not accept, by its name or its MIME type. */
const findOtherFormat = ({ name, type }: File): OtherFormat | undefined =>
  otherFormats.find(
    ([, typePrefix, extensions]) => type.startsWith(typePrefix) || extensions.test(name),
  )?.[0];

/** Checks a file whose name has no accepted extension. Phones often give such names. */
function checkWithoutExtension(
  file: File,
  signature: ReturnType<typeof detectSignature>,
  document: MediaFormat | null,
): CheckedFile {
  const otherFormat = findOtherFormat(file);
  const format =
    document ?? (signature.kind === 'format' || signature.kind === 'movie' ? signature.format : null);
  if (!format) return { refusal: otherFormat ?? 'wrongType' };
  // Pictures often have the extension of another format. Films are refused, because formats share containers.
  return !otherFormat || toKind(format) === 'image' ? { format } : { refusal: otherFormat };
}

/** Checks a file whose name has an accepted extension. Its content decides within the same kind. */
function checkWithExtension(
  claimedFormat: MediaFormat,
  signature: ReturnType<typeof detectSignature>,
  document: MediaFormat | null,
): CheckedFile {
  const isDocument = toKind(claimedFormat) === 'document';
  switch (signature.kind) {
    case 'format':
      return !isDocument && toKind(signature.format) === toKind(claimedFormat)
        ? { format: signature.format }
        : { refusal: 'mismatch' };
    case 'movie':
      // Video and audio share this container, and their brands are unreliable: the file extension decides.
      return ['mp4', 'mov', 'm4a'].includes(claimedFormat)
        ? { format: claimedFormat }
        : { refusal: 'mismatch' };
    default: {
      if (document)
        return isDocument && claimedFormat !== 'txt' ? { format: document } : { refusal: 'mismatch' };
      const isText = signature.kind === 'text' && claimedFormat === 'txt';
      return isText ? { format: 'txt' } : { refusal: 'mismatch' };
    }
  }
}

/** Checks a file before its upload. The content decides, not the file extension. */
export async function checkMediaFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { refusal: 'empty' };
  const signature = detectSignature(await readBytes(file.slice(0, SIGNATURE_BYTE_COUNT)));
  if (signature.kind === 'executable' || signature.kind === 'markup') return { refusal: signature.kind };
  const claimedFormat = parseMediaFormat(file.name);
  if (file.size > MEDIA_MAX_BYTES)
    return { refusal: claimedFormat ? 'tooBig' : (findOtherFormat(file) ?? 'tooBig') };
  if (signature.kind === 'heic') return { refusal: 'heic' };
  const document = await detectDocument(file);
  if (document === 'macros') return { refusal: 'macros' };
  return claimedFormat
    ? checkWithExtension(claimedFormat, signature, document)
    : checkWithoutExtension(file, signature, document);
}
