import {
  MEDIA_MAX_BYTES,
  type MediaFormat,
  mediaFormats,
  parseMediaFormat,
  toMediaType,
} from '@/admin/config/media';
import { detectSignature, SIGNATURE_BYTES, type Signature } from './file-signature';
import type { PictureRefusal } from './picture/process-picture';

/** Key of `uploadText.refusals`. */
export type FileRefusal =
  | 'empty'
  | 'tooBig'
  | 'wrongType'
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

/** The directory at the end of a ZIP file fits into these bytes for any usual document. */
const ZIP_DIRECTORY_BYTES = 256 * 1024;

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
const latin1 = new TextDecoder('windows-1252');

async function checkZip(file: File): Promise<CheckedFile> {
  const directory = latin1.decode(await readBytes(file.slice(-ZIP_DIRECTORY_BYTES)));
  if (!directory.includes('word/document.xml')) return { refusal: 'mismatch' };
  return directory.includes('vbaProject.bin') ? { refusal: 'macros' } : { format: 'docx' };
}

/** Old Word documents share their container with installers and spreadsheets; only Word has this stream. */
async function checkOle(file: File): Promise<CheckedFile> {
  const text = latin1.decode(await readBytes(file));
  return text.includes([...'WordDocument'].join('\0')) ? { format: 'doc' } : { refusal: 'mismatch' };
}

async function checkContainer(
  file: File,
  { container }: Extract<Signature, { kind: 'container' }>,
  claimedFormat: MediaFormat,
): Promise<CheckedFile> {
  if (container === 'mp4') {
    // Video and audio share this container, and their brands are unreliable: the file extension decides.
    return ['mp4', 'mov', 'm4a'].includes(claimedFormat)
      ? { format: claimedFormat }
      : { refusal: 'mismatch' };
  }
  const isExpected = container === 'zip' ? claimedFormat === 'docx' : claimedFormat === 'doc';
  if (!isExpected) return { refusal: 'mismatch' };
  return container === 'zip' ? checkZip(file) : checkOle(file);
}

const toKind = (format: MediaFormat) => toMediaType(mediaFormats[format].mime);

/** Checks a file before its upload. The content decides, not the file extension. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { refusal: 'empty' };
  const signature = detectSignature(await readBytes(file.slice(0, SIGNATURE_BYTES)));
  if (signature.kind === 'executable' || signature.kind === 'markup') return { refusal: signature.kind };
  const claimedFormat = parseMediaFormat(file.name);
  if (!claimedFormat) return { refusal: 'wrongType' };
  if (file.size > MEDIA_MAX_BYTES) return { refusal: 'tooBig' };
  switch (signature.kind) {
    case 'format':
      // A wrong extension of another image format is common and harmless: the real type is stored.
      return toKind(signature.format) === toKind(claimedFormat) && toKind(claimedFormat) !== 'document'
        ? { format: signature.format }
        : signature.format === claimedFormat
          ? { format: claimedFormat }
          : { refusal: 'mismatch' };
    case 'container':
      return checkContainer(file, signature, claimedFormat);
    case 'text':
      return claimedFormat === 'txt' ? { format: 'txt' } : { refusal: 'mismatch' };
    default:
      return { refusal: 'mismatch' };
  }
}
