import { type Bytes, Damaged, lettersAt, type Stripped, viewOf } from './bytes';

const SIGNATURE = 8;

/** What makes the picture and its colours; all else is told about it. */
const SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** A PNG without texts, Exif and dates; what follows its end is left behind. */
export function stripPng(bytes: Bytes): Stripped {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, SIGNATURE)];
  let moves = false;
  for (let at = SIGNATURE; ; ) {
    const [length, type] = [view.getUint32(at), lettersAt(bytes, at + 4, 4)];
    const end = at + 12 + length;
    if (end > bytes.length || (at === SIGNATURE && type !== 'IHDR')) throw new Damaged();
    if (SHOWN.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'acTL') moves = true;
    if (type === 'IEND') break;
    at = end;
  }
  return { parts, width: view.getUint32(16), height: view.getUint32(20), moves };
}
