import type { MediaFormat } from '@/admin/config/media';

/** Type of a file by its first bytes. `detectDocument` detects documents. */
export type DetectedFileType =
  | { kind: 'format'; format: MediaFormat }
  /** A film or a recording of the ISO family, with its probable format. */
  | { kind: 'movie'; format: 'mp4' | 'mov' | 'm4a' }
  | { kind: 'heic' | 'executable' | 'markup' | 'text' | 'unknown' };

/** Number of bytes that `detectFileType` reads. */
export const SIGNATURE_BYTE_COUNT = 4096;

/** Programs of Windows, Linux, macOS, Java and WebAssembly, and scripts with a shebang. */
const EXECUTABLE_STARTS = [
  'MZ',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '\0asm',
  '#!',
];

const formatStarts: readonly (readonly [MediaFormat, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['mp3', 'ID3'],
  ['ogg', 'OggS'],
  ['flac', 'fLaC'],
];

/** Detects formats whose type follows after a few bytes: RIFF, ISO and Matroska. */
function detectContainer(start: string): DetectedFileType | null {
  if (start.startsWith('RIFF')) {
    const riffType = start.slice(8, 12);
    if (riffType === 'WEBP') return { kind: 'format', format: 'webp' };
    return riffType === 'WAVE' ? { kind: 'format', format: 'wav' } : { kind: 'unknown' };
  }
  if (start.startsWith('ftyp', 4)) {
    const brand = start.slice(8, 12);
    // The brands fill the rest of the box. Its length is below 256, so the last of the four length bytes is enough.
    const brands = start.slice(8, start.charCodeAt(3));
    // Some programs name AVIF only among the compatible brands.
    if (/avi[fs]/.test(brands)) return { kind: 'format', format: 'avif' };
    if (/^(hei|hev|mif|msf)/.test(brand)) return { kind: 'heic' };
    if (brand === 'qt  ') return { kind: 'movie', format: 'mov' };
    return { kind: 'movie', format: brand.startsWith('M4A') ? 'm4a' : 'mp4' };
  }
  if (start.startsWith('\x1a\x45\xdf\xa3'))
    return start.slice(0, 64).includes('webm') ? { kind: 'format', format: 'webm' } : { kind: 'unknown' };
  return null;
}

/** An MP3 without a tag starts with the header of a frame. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  // the header starts with eleven bits set; the layer bits (mask 0x06) are 01 for layer III, which is MP3
  const isLayerThreeFrame = first === 0xff && (second & 0xe6) === 0xe2;
  const hasValidBitRate = (third & 0xf0) !== 0xf0;
  return isLayerThreeFrame && hasValidBitRate;
}

/** Returns the text of a file; null for binary data, which contain control characters. */
function readText(bytes: Uint8Array, start: string): string | null {
  let text = start;
  if (start.startsWith('\xff\xfe')) text = new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\xfe\xff')) text = new TextDecoder('utf-16be').decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text contains none of these characters
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

/** Detects the type of a file by its first bytes. */
export function detectFileType(bytes: Uint8Array): DetectedFileType {
  /** One character for each byte. */
  const start = String.fromCharCode(...bytes);
  // AMR recordings of old phones start with `#!`, like a script.
  if (start.startsWith('#!AMR')) return { kind: 'unknown' };
  if (EXECUTABLE_STARTS.some((signature) => start.startsWith(signature))) return { kind: 'executable' };
  const [format] = formatStarts.find(([, signature]) => start.startsWith(signature)) ?? [];
  if (format) return { kind: 'format', format };
  const containerType = detectContainer(start);
  if (containerType) return containerType;
  if (isMp3Frame(bytes)) return { kind: 'format', format: 'mp3' };
  const text = readText(bytes, start);
  if (text === null) return { kind: 'unknown' };
  // A tag, a declaration or a comment, also after a byte order mark of UTF-16 or UTF-8.
  const isMarkup = /^(?:\ufeff|ï»¿)?\s*<[!?a-z]/i.test(text);
  return { kind: isMarkup ? 'markup' : 'text' };
}
