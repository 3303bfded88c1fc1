import { type Bytes, InvalidImageError, joined, readAscii, type StrippedImage, toDataView } from './bytes';
import { createOrientationBlock, orientedSize, readOrientation } from './exif';

const HEAD = 12;
const SHOWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the extended header for Exif and XMP. */
const EXIF = 0b1000;
const XMP = 0b0100;

/** Returns width and height in a chunk, in pixels; zeros for other chunks. */
function sizeIn(type: string, view: DataView, at: number): [number, number] {
  if (type === 'VP8X') {
    const [width, height] = [view.getUint32(at + 3, true) >>> 8, view.getUint32(at + 6, true) >>> 8];
    return [width + 1, height + 1];
  }
  if (type === 'VP8 ') return [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff];
  if (type === 'VP8L') {
    const bits = view.getUint32(at + 1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return [0, 0];
}

/** Returns an Exif chunk with the orientation only. */
function heldChunk(orientation: number): Bytes {
  const block = createOrientationBlock(orientation);
  return joined([Uint8Array.from([0x45, 0x58, 0x49, 0x46, block.length, 0, 0, 0]), block]);
}

/** Removes locations, dates, XMP and data after the end of a WebP. */
export function stripWebp(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  const kept: Bytes[] = [];
  const stop = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let [width, height, moves, orientation] = [0, 0, false, 1];
  for (let at = HEAD; at + 8 <= stop; ) {
    const [type, length] = [readAscii(bytes, at, 4), view.getUint32(at + 4, true)];
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) throw new InvalidImageError();
    const [wide, high] = sizeIn(type, view, at + 8);
    [width, height] = [Math.max(width, wide), Math.max(height, high)];
    if (type === 'ANIM') moves = true;
    if (type === 'EXIF') orientation = readOrientation(bytes.subarray(at + 8, at + 8 + length));
    if (SHOWN.has(type)) kept.push(bytes.slice(at, end));
    at = end;
  }
  if (width === 0 || height === 0) throw new InvalidImageError();
  // without an extended header, decoders ignore the orientation
  const extended = kept.find((part) => readAscii(part, 0, 4) === 'VP8X');
  const held = extended && orientation !== 1;
  if (extended) extended[8] = ((extended[8] ?? 0) & ~(EXIF | XMP)) | (held ? EXIF : 0);
  if (held) kept.push(heldChunk(orientation));
  const head = bytes.slice(0, HEAD);
  const length = kept.reduce((sum, part) => sum + part.length, 4);
  toDataView(head).setUint32(4, length, true);
  return { parts: [head, ...kept], ...orientedSize(held ? orientation : 1, width, height), moves };
}
