/** Byte order marks. Excel saves « Texte Unicode » as UTF-16. */
const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Decodes a text file by its byte order mark, as UTF-8, or as Windows-1252. Returns null for a binary file. */
export function decodeText(bytes: Uint8Array): string | null {
  const detected = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  // A zero byte means a binary file, such as a workbook or a picture.
  if (!detected && bytes.includes(0)) return null;
  for (const encoding of detected ? [detected[0]] : ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // try the next encoding
    }
  }
  return null;
}
