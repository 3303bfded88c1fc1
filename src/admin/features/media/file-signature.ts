import type { MediaFormat } from '@/admin/config/media';

/** Type of a file by its first bytes. `detectDocument` (document-format.ts) detects PDF and Word files. */
export type DetectedFileType =
  | { kind: 'format'; format: MediaFormat }
  /** A film or a recording in an ISO container (MP4, MOV, M4A), with its probable format. */
  | { kind: 'movie'; format: 'mp4' | 'mov' | 'm4a' }
  | { kind: 'heic' | 'executable' | 'markup' | 'text' | 'unknown' };

/** Number of bytes that `detectFileType` reads. */
export const SIGNATURE_BYTE_COUNT = 4096;

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: some signatures contain control characters
/** First bytes of files, each byte as one character. The first match counts. */
const signatures: readonly (readonly [RegExp, DetectedFileType])[] = [
  // AMR recordings of old phones start with `#!`, like a script.
  [/^#!AMR/, { kind: 'unknown' }],
  // Programs of Windows, Linux, macOS, Java and WebAssembly, and scripts with a shebang.
  [
    /^(?:MZ|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|\0asm|#!)/,
    { kind: 'executable' },
  ],
  [/^\xff\xd8\xff/, { kind: 'format', format: 'jpg' }],
  [/^\x89PNG\r\n\x1a\n/, { kind: 'format', format: 'png' }],
  [/^GIF8[79]a/, { kind: 'format', format: 'gif' }],
  [/^ID3/, { kind: 'format', format: 'mp3' }],
  // The frame header of an MP3 without a tag: eleven bits set, layer III, and a valid bit rate.
  [/^\xff[\xe2\xe3\xea\xeb\xf2\xf3\xfa\xfb][^\xf0-\xff]/, { kind: 'format', format: 'mp3' }],
  [/^OggS/, { kind: 'format', format: 'ogg' }],
  [/^fLaC/, { kind: 'format', format: 'flac' }],
  // The type of RIFF, ISO and Matroska follows after a few bytes.
  [/^RIFF.{4}WEBP/s, { kind: 'format', format: 'webp' }],
  [/^RIFF.{4}WAVE/s, { kind: 'format', format: 'wav' }],
  [/^RIFF/, { kind: 'unknown' }],
  // Some programs name AVIF only among the compatible brands, which follow the main one.
  [/^.{4}ftyp(?:.{4}){0,60}avi[fs]/s, { kind: 'format', format: 'avif' }],
  [/^.{4}ftyp(?:hei|hev|mif|msf)/s, { kind: 'heic' }],
  [/^.{4}ftypqt {2}/s, { kind: 'movie', format: 'mov' }],
  [/^.{4}ftypM4A/s, { kind: 'movie', format: 'm4a' }],
  [/^.{4}ftyp/s, { kind: 'movie', format: 'mp4' }],
  [/^\x1a\x45\xdf\xa3.{0,56}webm/s, { kind: 'format', format: 'webm' }],
  [/^\x1a\x45\xdf\xa3/, { kind: 'unknown' }],
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: some signatures contain control characters

/** Returns the text of a file; null for binary data, which contain control characters. `byteString`: one character a byte. */
function readText(bytes: Uint8Array, byteString: string): string | null {
  let text = byteString;
  if (byteString.startsWith('\xff\xfe')) text = new TextDecoder('utf-16le').decode(bytes);
  if (byteString.startsWith('\xfe\xff')) text = new TextDecoder('utf-16be').decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text contains none of these characters
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

/** Detects the type of a file by its first bytes. */
export function detectFileType(bytes: Uint8Array): DetectedFileType {
  const byteString = String.fromCharCode(...bytes);
  const [, type] = signatures.find(([signature]) => signature.test(byteString)) ?? [];
  if (type) return type;
  const text = readText(bytes, byteString);
  if (text === null) return { kind: 'unknown' };
  // A tag, a declaration or a comment, also after a byte order mark of UTF-16 or UTF-8.
  const isMarkup = /^(?:\ufeff|ï»¿)?\s*<[!?a-z]/i.test(text);
  return { kind: isMarkup ? 'markup' : 'text' };
}
