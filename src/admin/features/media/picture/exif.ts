import { type Bytes, readAscii, toDataView } from './bytes';

const ORIENTATION_TAG = 0x0112;

/** Start of an Exif block in JPEG, which some programs also write in other formats. */
const EXIF_HEADER = 'Exif\0\0';

/** Reads the orientation of an Exif block; 1 is upright. */
export function readOrientation(block: Bytes): number {
  try {
    const hasHeader = readAscii(block, 0, EXIF_HEADER.length) === EXIF_HEADER;
    const tiff = toDataView(hasHeader ? block.subarray(EXIF_HEADER.length) : block);
    // « II » marks little-endian numbers, « MM » big-endian ones.
    const isLittleEndian = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittleEndian);
    for (let entry = 0; entry < tiff.getUint16(directory, isLittleEndian); entry++) {
      // Two bytes of the directory count the entries. An entry has twelve bytes: tag, type, count, value.
      const offset = directory + 2 + entry * 12;
      if (tiff.getUint16(offset, isLittleEndian) !== ORIENTATION_TAG) continue;
      const orientation = tiff.getUint16(offset + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // An unreadable block counts as upright.
  }
  return 1;
}

/** Returns a minimal Exif block with the orientation only. */
export const createOrientationBlock = (orientation: number): Bytes =>
  Uint8Array.from(
    [
      // Big-endian header, and the offset of the directory.
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
      // Directory of one entry: tag, type, count, value.
      [0, 1],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
      // No other directory follows.
      [0, 0, 0, 0],
    ].flat(),
  );

/** Returns the displayed size. Orientations above 4 turn the picture by 90 degrees. */
export const toDisplayedSize = (orientation: number, width: number, height: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height };
