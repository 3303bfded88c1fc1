/** Marks at the beginning of a file that say how it is written; UTF-16 is what Excel calls « texte Unicode ». */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The words of a file: as its mark says, else UTF-8, else what French Windows writes. Null for what is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  // a workbook, a picture
  if (!marked && bytes.includes(0)) return null;
  for (const encoding of marked ? [marked[0]] : ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // not written so
    }
  }
  return null;
}
