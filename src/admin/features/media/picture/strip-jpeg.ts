import {
  type Bytes,
  type ImageSize,
  MalformedFileError,
  readAscii,
  type StrippedImage,
  toAsciiCodes,
  toDataView,
} from './bytes';
import { createOrientationBlock, readOrientation, toDisplayedSize } from './exif';

// Markers, named as in the JPEG standard. A marker follows a byte 0xff.
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/** Returns true for a start of frame, which contains the size. The three excluded markers start no frame. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns true for markers that have no segment. Viewers ignore them between two segments. */
const isStandaloneMarker = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/** Returns true for segments that affect the display. Three application segments do: JFIF (density), ICC (colours), Adobe. */
function affectsDisplay(marker: number, bytes: Bytes, position: number): boolean {
  // The content starts after the marker and the length, two bytes each.
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return readAscii(bytes, position + 4, 5) === 'JFIF\0';
  if (marker === APP2) return readAscii(bytes, position + 4, 12) === 'ICC_PROFILE\0';
  return marker === APP14 && readAscii(bytes, position + 4, 5) === 'Adobe';
}

function createOrientationSegment(orientation: number): Bytes {
  const content = [...toAsciiCodes('Exif\0\0'), ...createOrientationBlock(orientation)];
  return Uint8Array.from([0xff, APP1, 0, content.length + 2, ...content]);
}

/** Returns the position of the next marker after scan data, or the length of a truncated file. */
function findScanEnd(bytes: Bytes, from: number): number {
  for (
    let position = bytes.indexOf(0xff, from);
    position >= 0;
    position = bytes.indexOf(0xff, position + 1)
  ) {
    const nextByte = bytes[position + 1] ?? 0;
    const isRestartMarker = nextByte >= 0xd0 && nextByte <= 0xd7;
    // Scan data contain 0xff as 0xff 0x00, which is no marker.
    if (nextByte !== 0 && nextByte !== 0xff && !isRestartMarker) return position;
  }
  return bytes.length;
}

/** Removes comments, Exif, XMP, IPTC, embedded pictures and data after the end of a JPEG. */
export function stripJpeg(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  if (view.getUint16(0) !== 0xff00 + SOI) throw new MalformedFileError();
  const keptSegments: Bytes[] = [];
  let orientation = 1;
  let size: ImageSize | undefined;
  for (let position = 2; position + 1 < bytes.length; ) {
    const marker = bytes[position + 1] ?? 0;
    // Viewers skip fill bytes, and stray bytes between segments.
    if (bytes[position] !== 0xff || marker === 0xff || isStandaloneMarker(marker)) {
      position += 1;
      continue;
    }
    if (marker === EOI) break;
    const length = view.getUint16(position + 2);
    let end = position + 2 + length;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(position + 5), view.getUint16(position + 7)];
      size = { width: Math.max(width, size?.width ?? 0), height: Math.max(height, size?.height ?? 0) };
    }
    if (marker === APP1 && orientation === 1 && readAscii(bytes, position + 4, 4) === 'Exif')
      orientation = readOrientation(bytes.subarray(position + 4, end));
    if (marker === SOS) end = findScanEnd(bytes, end);
    if (affectsDisplay(marker, bytes, position)) keptSegments.push(bytes.subarray(position, end));
    position = end;
  }
  if (!size) throw new MalformedFileError();
  const orientationSegments = orientation === 1 ? [] : [createOrientationSegment(orientation)];
  // JFIF must come first.
  const jfif = keptSegments[0]?.[1] === APP0 ? keptSegments.splice(0, 1) : [];
  // Some cameras and programs write no end marker.
  const endMarker = Uint8Array.from([0xff, EOI]);
  const parts = [bytes.subarray(0, 2), ...jfif, ...orientationSegments, ...keptSegments, endMarker];
  return { parts, ...toDisplayedSize(orientation, size.width, size.height), isAnimated: false };
}
