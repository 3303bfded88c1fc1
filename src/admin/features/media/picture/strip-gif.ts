import {
  type Bytes,
  LITTLE_ENDIAN,
  MalformedFileError,
  readAscii,
  type StrippedImage,
  toDataView,
} from './bytes';

/** Bytes of the signature and the screen descriptor. */
const HEADER_BYTES = 13;

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Returns the bytes of the colour table: three for each of 2^(n+1) colours. Flag 0x80: a table follows. */
const getColorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after a list of sub-blocks, at most the end of the file. An empty sub-block ends the list. */
function skipSubBlocks(bytes: Bytes, from: number): number {
  let position = from;
  for (let length = bytes[position] ?? 0; length > 0; length = bytes[position] ?? 0) position += length + 1;
  return Math.min(position + 1, bytes.length);
}

/** Returns true for extensions that affect the display. Of application extensions, only the loop count does. */
function affectsDisplay(view: DataView, bytes: Bytes, position: number): boolean {
  const label = view.getUint8(position + 1);
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(readAscii(bytes, position + 3, 11));
}

/** Removes comments, XMP and data after the end of a GIF. */
export function stripGif(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  const readNumber = (offset: number) => view.getUint16(offset, LITTLE_ENDIAN);
  let [width, height] = [readNumber(6), readNumber(8)];
  let position = HEADER_BYTES + getColorTableBytes(view.getUint8(10));
  const parts = [bytes.subarray(0, position)];
  let frameCount = 0;
  // Viewers treat any other byte, and the end of the file, as the end of the picture.
  while (bytes[position] === EXTENSION || bytes[position] === IMAGE) {
    const isImage = bytes[position] === IMAGE;
    let end: number;
    if (isImage) {
      frameCount += 1;
      // A frame may reach beyond the screen: left, top, width and height have two bytes each.
      width = Math.max(width, readNumber(position + 1) + readNumber(position + 5));
      height = Math.max(height, readNumber(position + 3) + readNumber(position + 7));
      // The image data follow ten bytes of description, the colour table and one byte of code size.
      end = skipSubBlocks(bytes, position + 11 + getColorTableBytes(view.getUint8(position + 9)));
    } else {
      end = skipSubBlocks(bytes, position + 2);
    }
    if (isImage || affectsDisplay(view, bytes, position)) parts.push(bytes.subarray(position, end));
    position = end;
  }
  // In a truncated file, the last list of sub-blocks needs its end too.
  const isListEnded = bytes[position - 1] === 0;
  parts.push(Uint8Array.from(isListEnded ? [TRAILER] : [0, TRAILER]));
  if (frameCount === 0) throw new MalformedFileError();
  return { parts, width, height, isAnimated: frameCount > 1 };
}
