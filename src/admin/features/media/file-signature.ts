import type { MediaFormat } from '@/admin/config/media';
import { toAsciiBytes } from './picture/bytes';

/** Type of a file by its first bytes. `detectDocument` detects documents. */
export type FileSignature =
  | { kind: 'format'; format: MediaFormat }
  /** A film or a recording of the ISO family, with its probable format. */
  | { kind: 'movie'; format: 'mp4' | 'mov' | 'm4a' }
  | { kind: 'heic' | 'executable' | 'markup' | 'text' | 'unknown' };

/** Number of bytes that `detectSignature` needs. */
export const SIGNATURE_BYTE_COUNT = 4096;

function startsWith(bytes: Uint8Array, expected: readonly number[], offset = 0): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

const decodeAscii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Programs of Windows, Linux, macOS, Java and WebAssembly, and scripts with a shebang. */
const executableSignatures: readonly (readonly number[])[] = [
  toAsciiBytes('MZ'),
  [0x7f, ...toAsciiBytes('ELF')],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x00, ...toAsciiBytes('asm')],
  toAsciiBytes('#!'),
];

const formatSignatures: readonly (readonly [MediaFormat, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...toAsciiBytes('PNG\r\n'), 0x1a, 0x0a]],
  ['gif', toAsciiBytes('GIF87a')],
  ['gif', toAsciiBytes('GIF89a')],
  ['mp3', toAsciiBytes('ID3')],
  ['ogg', toAsciiBytes('OggS')],
  ['flac', toAsciiBytes('fLaC')],
];

/** Detects formats whose type follows after a few bytes: RIFF, ISO and Matroska. */
function detectContainer(bytes: Uint8Array): FileSignature | null {
  if (startsWith(bytes, toAsciiBytes('RIFF'))) {
    const riffType = decodeAscii(bytes, 8, 12);
    if (riffType === 'WEBP') return { kind: 'format', format: 'webp' };
    return riffType === 'WAVE' ? { kind: 'format', format: 'wav' } : { kind: 'unknown' };
  }
  if (startsWith(bytes, toAsciiBytes('ftyp'), 4)) {
    const brand = decodeAscii(bytes, 8, 12);
    const brands = decodeAscii(bytes, 8, Math.min(bytes[3] ?? 0, bytes.length));
    // Some programs name AVIF only among the compatible brands.
    if (/avi[fs]/.test(brands)) return { kind: 'format', format: 'avif' };
    const isHeic = ['hei', 'hev', 'mif', 'msf'].includes(brand.slice(0, 3));
    if (isHeic) return { kind: 'heic' };
    if (brand === 'qt  ') return { kind: 'movie', format: 'mov' };
    return { kind: 'movie', format: brand.startsWith('M4A') ? 'm4a' : 'mp4' };
  }
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) {
    const isWebm = decodeAscii(bytes, 0, 64).includes('webm');
    return isWebm ? { kind: 'format', format: 'webm' } : { kind: 'unknown' };
  }
  return null;
}

/** An MP3 without a tag starts with a frame: eleven bits set, a layer, a bit rate. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0;
}

/** Returns the encoding that the byte order mark names; Windows-1252 decodes any other bytes. */
function detectEncoding(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'windows-1252';
}

/** Returns the text of a file; null for binary data, which contain control characters. */
function readText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text contains none of these characters
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

/** Detects the type of a file by its first bytes. */
export function detectSignature(bytes: Uint8Array): FileSignature {
  // AMR recordings of old phones start with `#!`, like a script.
  if (startsWith(bytes, toAsciiBytes('#!AMR'))) return { kind: 'unknown' };
  if (executableSignatures.some((start) => startsWith(bytes, start))) return { kind: 'executable' };
  const format = formatSignatures.find(([, start]) => startsWith(bytes, start));
  if (format) return { kind: 'format', format: format[0] };
  const containerSignature = detectContainer(bytes);
  if (containerSignature) return containerSignature;
  if (isMp3Frame(bytes)) return { kind: 'format', format: 'mp3' };
  const text = readText(bytes);
  if (text === null) return { kind: 'unknown' };
  // A tag, a declaration or a comment, also after a byte order mark of UTF-16 or UTF-8.
  const isMarkup = /^(?:\ufeff|ï»¿)?\s*<[!?a-z]/i.test(text);
  return { kind: isMarkup ? 'markup' : 'text' };
}
