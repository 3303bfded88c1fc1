/** Error for a picture or film whose bytes do not follow its format. */
export class MalformedFileError extends Error {}

/** Bytes in an `ArrayBuffer`, as `Blob` requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Part of a file, from `start` to `end` excluded. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Width and height of a picture, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Picture without metadata. Its size is the largest that the file declares, for a check before decoding. */
export interface StrippedImage extends ImageSize {
  /** Pieces of the file, in order. */
  parts: Bytes[];
  isAnimated: boolean;
}

/** Returns a view of the bytes. Reading beyond the end throws. */
export function toDataView(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Byte order argument of `DataView`. */
export const LITTLE_ENDIAN = true;

/** Reads ASCII characters. */
export const readAscii = (bytes: Bytes, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Returns the codes of ASCII characters. */
export const toAsciiCodes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
