import {
  type Bytes,
  LITTLE_ENDIAN,
  MalformedFileError,
  readAscii,
  type StrippedImage,
  toAsciiCodes,
  toDataView,
} from './bytes';
import { createOrientationBlock, readOrientation, toDisplayedSize } from './exif';

const HEADER_BYTES = 12;
const KEPT_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the extended header for Exif and XMP. */
const EXIF_FLAG = 0b1000;
const XMP_FLAG = 0b0100;

/** Returns width and height in a chunk, in pixels; zeros for a chunk without size. */
function readSize(type: string, view: DataView, position: number): [number, number] {
  if (type === 'VP8X') {
    // Reads four bytes from one byte earlier, then drops that byte. The fields hold the size minus one.
    const readUint24 = (offset: number) => view.getUint32(offset - 1, LITTLE_ENDIAN) >>> 8;
    return [readUint24(position + 4) + 1, readUint24(position + 7) + 1];
  }
  if (type === 'VP8 ')
    return [
      view.getUint16(position + 6, LITTLE_ENDIAN) & 0x3fff,
      view.getUint16(position + 8, LITTLE_ENDIAN) & 0x3fff,
    ];
  if (type === 'VP8L') {
    const bits = view.getUint32(position + 1, LITTLE_ENDIAN);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return [0, 0];
}

function createOrientationChunk(orientation: number): Bytes {
  const block = createOrientationBlock(orientation);
  return Uint8Array.from([...toAsciiCodes('EXIF'), block.length, 0, 0, 0, ...block]);
}

/** Removes locations, dates and XMP from a WebP, and data after its end. */
export function stripWebp(bytes: Bytes): StrippedImage {
  const view = toDataView(bytes);
  const keptChunks: Bytes[] = [];
  const fileEnd = Math.min(bytes.length, 8 + view.getUint32(4, LITTLE_ENDIAN));
  let [width, height] = [0, 0];
  let isAnimated = false;
  let orientation = 1;
  for (let position = HEADER_BYTES; position + 8 <= fileEnd; ) {
    const [type, length] = [readAscii(bytes, position, 4), view.getUint32(position + 4, LITTLE_ENDIAN)];
    const end = position + 8 + length + (length % 2);
    if (position + 8 + length > bytes.length) throw new MalformedFileError();
    const [chunkWidth, chunkHeight] = readSize(type, view, position + 8);
    [width, height] = [Math.max(width, chunkWidth), Math.max(height, chunkHeight)];
    if (type === 'ANIM') isAnimated = true;
    if (type === 'EXIF') orientation = readOrientation(bytes.subarray(position + 8, position + 8 + length));
    if (KEPT_CHUNKS.has(type)) keptChunks.push(bytes.slice(position, end));
    position = end;
  }
  if (width === 0 || height === 0) throw new MalformedFileError();
  // Decoders ignore the orientation when the extended header is missing.
  const extendedHeader = keptChunks.find((part) => readAscii(part, 0, 4) === 'VP8X');
  const keepsOrientation = extendedHeader && orientation !== 1;
  if (extendedHeader) {
    const otherFlags = (extendedHeader[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    extendedHeader[8] = keepsOrientation ? otherFlags | EXIF_FLAG : otherFlags;
  }
  if (keepsOrientation) keptChunks.push(createOrientationChunk(orientation));
  const header = bytes.slice(0, HEADER_BYTES);
  // The four letters « WEBP » count too.
  const length = keptChunks.reduce((sum, part) => sum + part.length, 4);
  toDataView(header).setUint32(4, length, LITTLE_ENDIAN);
  return {
    parts: [header, ...keptChunks],
    ...toDisplayedSize(keepsOrientation ? orientation : 1, width, height),
    isAnimated,
  };
}
