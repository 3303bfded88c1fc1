/** Byte order marks. Excel saves « Texte Unicode » as UTF-16. */
const encodingsByMark = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };

/** First bytes of workbooks: ZIP (xlsx, ods, Numbers), OLE (xls), and markup that is named `.xls`. */
const WORKBOOK_STARTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '<', '\xef\xbb\xbf<'];

/** Returns the first four bytes, each as one character. */
const readStart = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4));

/** Returns true for a workbook, which a spreadsheet can save as CSV. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOK_STARTS.some((start) => readStart(bytes).startsWith(start));

/** Returns the encoding of UTF-16 without a mark; null for other data. A Latin letter has a zero byte: `a` is `61 00` or `00 61`. */
function guessUtf16(bytes: Uint8Array): string | null {
  const countZeros = (side: 0 | 1) => bytes.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [firstByteZeros, secondByteZeros] = [countZeros(0), countZeros(1)];
  const letterCount = bytes.length / 2;
  const isHighCount = (count: number) => count > letterCount * 0.8;
  const isLowCount = (count: number) => count < letterCount * 0.1;
  if (isHighCount(secondByteZeros) && isLowCount(firstByteZeros)) return 'utf-16le';
  return isHighCount(firstByteZeros) && isLowCount(secondByteZeros) ? 'utf-16be' : null;
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
 * Decodes a text file. A file that is neither UTF-16 nor UTF-8 comes from Windows or an older Mac: the encoding with
 * more French letters is right. Returns null for a binary file.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const start = readStart(bytes);
  const [, markedEncoding] = Object.entries(encodingsByMark).find(([mark]) => start.startsWith(mark)) ?? [];
  const hasZeroBytes = bytes.includes(0);
  const unicodeEncoding = markedEncoding ?? (hasZeroBytes ? guessUtf16(bytes) : 'utf-8');
  const text = unicodeEncoding && decode(bytes, unicodeEncoding);
  // A text of Windows or an older Mac has no zero bytes.
  if (text !== null || hasZeroBytes) return text;
  const windows = decode(bytes, 'windows-1252') ?? '';
  const macintosh = decode(bytes, 'macintosh') ?? '';
  return countFrenchLetters(macintosh) > countFrenchLetters(windows) ? macintosh : windows;
}
