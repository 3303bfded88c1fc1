/** Byte order marks. Excel saves « Texte Unicode » as UTF-16. */
const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** First bytes of workbooks: ZIP (xlsx, ods, Numbers), OLE (xls), and markup that is named `.xls`. */
const WORKBOOK_STARTS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x3c],
  [0xef, 0xbb, 0xbf, 0x3c],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns true for a workbook, which a spreadsheet can save as CSV. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOK_STARTS.some((start) => startsWith(bytes, start));

/** Returns the byte order of UTF-16 without a mark: its Latin letters have a zero byte on one side. */
function guessUtf16(bytes: Uint8Array): string | null {
  let [firstByteZeros, secondByteZeros] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0 && index % 2 === 0) firstByteZeros += 1;
    if (byte === 0 && index % 2 === 1) secondByteZeros += 1;
  }
  const letterCount = bytes.length / 2;
  const isMost = (count: number) => count > letterCount * 0.8;
  const isFew = (count: number) => count < letterCount * 0.1;
  if (isMost(secondByteZeros) && isFew(firstByteZeros)) return 'utf-16le';
  return isMost(firstByteZeros) && isFew(secondByteZeros) ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Counts the accented letters and signs of French. The wrong encoding turns them into other signs. */
const countFrenchLetters = (text: string) => text.match(/[àâæçéèêëîïôœùûüÿ«»’…–]/gi)?.length ?? 0;

/**
 * Decodes a text file by its byte order mark, as UTF-16, as UTF-8, or as the encoding of Windows or of older Macs
 * that gives more French letters. Returns null for a binary file.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const markedEncoding = BYTE_ORDER_MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  const unicodeEncoding = markedEncoding ?? (bytes.includes(0) ? guessUtf16(bytes) : 'utf-8');
  const text = unicodeEncoding && decode(bytes, unicodeEncoding);
  if (text !== null || bytes.includes(0)) return text;
  const windows = decode(bytes, 'windows-1252') ?? '';
  const macintosh = decode(bytes, 'macintosh') ?? '';
  return countFrenchLetters(macintosh) > countFrenchLetters(windows) ? macintosh : windows;
}
