import { type Bytes, InvalidImageError, readAscii, type StrippedImage, toDataView } from './bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Returns the bytes of the colour table that the flags announce. */
const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after a list of sub-blocks, which an empty one ends. */
function skipSubBlocks(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
  return at + 1;
}

/** Returns true for extensions that affect the display. Of application extensions, only the loop count does. */
function isKeptExtension(view: DataView, bytes: Bytes, at: number): boolean {
  const label = view.getUint8(at + 1);
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(readAscii(bytes, at + 3, 11));
}

/** Removes comments, XMP and data after the end of a GIF. */
export function stripGif(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = 13 + colorTableBytes(view.getUint8(10));
  const parts = [bytes.subarray(0, at)];
  let frameCount = 0;
  for (let kind = view.getUint8(at); kind !== TRAILER; kind = view.getUint8(at)) {
    if (kind !== EXTENSION && kind !== IMAGE) throw new InvalidImageError();
    let end: number;
    if (kind === IMAGE) {
      frameCount += 1;
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      end = skipSubBlocks(view, at + 11 + colorTableBytes(view.getUint8(at + 9)));
    } else {
      end = skipSubBlocks(view, at + 2);
    }
    if (kind === IMAGE || isKeptExtension(view, bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  parts.push(bytes.subarray(at, at + 1));
  if (frameCount === 0) throw new InvalidImageError();
  return { parts, width, height, isAnimated: frameCount > 1 };
}
