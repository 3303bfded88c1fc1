/** Encodings by byte order mark. Excel saves « Texte Unicode » as UTF-16. */
const encodingsByMark = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };

/** First bytes of workbooks: ZIP (xlsx, ods, Numbers), OLE (xls), and HTML or XML that is named `.xls`. */
const WORKBOOK_STARTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '<', '\xef\xbb\xbf<'];

/** Returns the first four bytes, each as one character. */
const readStart = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4));

/** Returns true for a workbook, which a spreadsheet can save as CSV. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOK_STARTS.some((start) => readStart(bytes).startsWith(start));

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
 * Decodes a text file. A file without a byte order mark is UTF-8, or comes from Windows or an older Mac. If it is not UTF-8,
 * the encoding that gives more French letters is right. Returns null for a binary file.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const start = readStart(bytes);
  const [, markedEncoding] = Object.entries(encodingsByMark).find(([mark]) => start.startsWith(mark)) ?? [];
  const hasZeroBytes = bytes.includes(0);
  // Among texts, only UTF-16 contains zero bytes, and spreadsheets start UTF-16 with a mark.
  const text = hasZeroBytes && !markedEncoding ? null : decode(bytes, markedEncoding ?? 'utf-8');
  if (text !== null || hasZeroBytes) return text;
  const windows = decode(bytes, 'windows-1252') ?? '';
  const macintosh = decode(bytes, 'macintosh') ?? '';
  return countFrenchLetters(macintosh) > countFrenchLetters(windows) ? macintosh : windows;
}
