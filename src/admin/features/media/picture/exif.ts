import { type Bytes, readAscii, toDataView } from './bytes';

/** Start of an Exif block in JPEG, which some programs also write in other formats. */
const EXIF_HEADER = 'Exif\0\0';

/** Reads the orientation of an Exif block; 1 is upright. */
export function readOrientation(block: Bytes): number {
  try {
    const tiff = toDataView(
      readAscii(block, 0, EXIF_HEADER.length) === EXIF_HEADER ? block.subarray(EXIF_HEADER.length) : block,
    );
    const isLittleEndian = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittleEndian);
    for (let entry = 0; entry < tiff.getUint16(directory, isLittleEndian); entry++) {
      const offset = directory + 2 + entry * 12;
      if (tiff.getUint16(offset, isLittleEndian) !== 0x0112) continue;
      const orientation = tiff.getUint16(offset + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // an unreadable block is treated as upright
  }
  return 1;
}

/** Returns a minimal Exif block with the orientation only. */
export const createOrientationBlock = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/** Returns the displayed size. */
export const toDisplayedSize = (orientation: number, width: number, height: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height };
