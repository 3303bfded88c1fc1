import {
  type Bytes,
  MalformedFileError,
  readAscii,
  type StrippedImage,
  toAsciiCodes,
  toDataView,
} from './bytes';
import { createOrientationBlock, readOrientation, toDisplayedSize } from './exif';

const SIGNATURE_BYTES = 8;

/** Chunks of the picture and its colours. All others are metadata. */
const KEPT_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Empty chunk: length, type and CRC-32. */
const END_CHUNK = Uint8Array.from([0, 0, 0, 0, ...toAsciiCodes('IEND'), 0xae, 0x42, 0x60, 0x82]);

function crc32(bytes: Bytes): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

function createOrientationChunk(orientation: number): Bytes {
  const block = createOrientationBlock(orientation);
  const chunk = Uint8Array.from([0, 0, 0, 0, ...toAsciiCodes('eXIf'), ...block, 0, 0, 0, 0]);
  toDataView(chunk).setUint32(0, block.length);
  toDataView(chunk).setInt32(8 + block.length, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** Removes texts, locations, dates and data after the end of a PNG. */
export function stripPng(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  let isAnimated = false;
  let orientation = 1;
  let hasPixels = false;
  for (let position = SIGNATURE_BYTES; ; ) {
    // Viewers show a picture whose end is missing.
    if (hasPixels && position + 12 > bytes.length) {
      parts.push(END_CHUNK);
      break;
    }
    const [length, type] = [view.getUint32(position), readAscii(bytes, position + 4, 4)];
    const end = position + 12 + length;
    if (end > bytes.length || (position === SIGNATURE_BYTES && type !== 'IHDR'))
      throw new MalformedFileError();
    if (KEPT_CHUNKS.has(type)) parts.push(bytes.subarray(position, end));
    if (type === 'IDAT') hasPixels = true;
    if (type === 'acTL') isAnimated = true;
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(position + 8, end - 4));
    if (type === 'IEND') break;
    position = end;
  }
  // Inserted after signature and header: every decoder finds the orientation before the image data.
  if (orientation !== 1) parts.splice(2, 0, createOrientationChunk(orientation));
  return { parts, ...toDisplayedSize(orientation, view.getUint32(16), view.getUint32(20)), isAnimated };
}
