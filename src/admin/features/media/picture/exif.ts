import { type Bytes, lettersAt, viewOf } from './bytes';

/** What opens an Exif block in a JPEG, and in what some programs write elsewhere. */
const NAME = 'Exif\0\0';

/** How the camera was held, of an Exif block; 1 is upright. */
export function orientationOf(block: Bytes): number {
  try {
    const tiff = viewOf(lettersAt(block, 0, NAME.length) === NAME ? block.subarray(NAME.length) : block);
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(directory, little); entry++) {
      const place = directory + 2 + entry * 12;
      if (tiff.getUint16(place, little) !== 0x0112) continue;
      const orientation = tiff.getUint16(place + 8, little);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // a block that cannot be read turns nothing
  }
  return 1;
}

/** The smallest Exif block: one directory of one entry, how the camera was held. */
export const orientationBlock = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/** A size as it is shown. */
export const turned = (orientation: number, width: number, height: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height };
