import { type Bytes, InvalidImageError, joined, readAscii, type StrippedImage, toDataView } from './bytes';
import { createOrientationBlock, orientedSize, readOrientation } from './exif';

const SIGNATURE = 8;

/** Chunks of the picture and its colours. All others are metadata. */
const SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Returns the CRC-32 of a chunk. */
function sumOf(bytes: Bytes): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

/** Returns an Exif chunk with the orientation only. */
function heldChunk(orientation: number): Bytes {
  const block = createOrientationBlock(orientation);
  const chunk = joined([Uint8Array.from([0, 0, 0, 0, 0x65, 0x58, 0x49, 0x66]), block, new Uint8Array(4)]);
  toDataView(chunk).setUint32(0, block.length);
  toDataView(chunk).setInt32(8 + block.length, sumOf(chunk.subarray(4, -4)));
  return chunk;
}

/** Removes texts, locations, dates and data after the end of a PNG. */
export function stripPng(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  const parts = [bytes.subarray(0, SIGNATURE)];
  let [moves, orientation] = [false, 1];
  for (let at = SIGNATURE; ; ) {
    const [length, type] = [view.getUint32(at), readAscii(bytes, at + 4, 4)];
    const end = at + 12 + length;
    if (end > bytes.length || (at === SIGNATURE && type !== 'IHDR')) throw new InvalidImageError();
    if (SHOWN.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'acTL') moves = true;
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') break;
    at = end;
  }
  // before the image data, where every decoder finds it
  if (orientation !== 1) parts.splice(2, 0, heldChunk(orientation));
  return { parts, ...orientedSize(orientation, view.getUint32(16), view.getUint32(20)), moves };
}
