import { type Bytes, Damaged, lettersAt, type Stripped, viewOf } from './bytes';

const HEAD = 12;
const SHOWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Of the flags of the extended head: that Exif and XMP follow. */
const TOLD = 0b1100;

/** Width and height that a part of the file gives, in pixels. */
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

/** A WebP without Exif and XMP; what follows its end is left behind. */
export function stripWebp(bytes: Bytes): Stripped {
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  const stop = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let [width, height, moves] = [0, 0, false];
  for (let at = HEAD; at + 8 <= stop; ) {
    const [type, length] = [lettersAt(bytes, at, 4), view.getUint32(at + 4, true)];
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) throw new Damaged();
    const [wide, high] = sizeIn(type, view, at + 8);
    [width, height] = [Math.max(width, wide), Math.max(height, high)];
    if (type === 'ANIM') moves = true;
    if (SHOWN.has(type)) {
      const part = bytes.slice(at, end);
      if (type === 'VP8X') part[8] = (part[8] ?? 0) & ~TOLD;
      kept.push(part);
    }
    at = end;
  }
  if (width === 0 || height === 0) throw new Damaged();
  const head = bytes.slice(0, HEAD);
  const length = kept.reduce((sum, part) => sum + part.length, 4);
  viewOf(head).setUint32(4, length, true);
  return { parts: [head, ...kept], width, height, moves };
}
