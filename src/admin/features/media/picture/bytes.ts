/** Error for a file that does not follow its format. */
export class InvalidImageError extends Error {}

/** Picture without metadata. */
export interface StrippedImage {
  /** Parts of the file in order. */
  parts: Uint8Array<ArrayBuffer>[];
  /** Displayed size in pixels. */
  width: number;
  height: number;
  isAnimated: boolean;
}

/** Bytes in an unshared buffer. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a view of the bytes. Reading beyond the end throws. */
export function toDataView(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads ASCII characters. */
export const readAscii = (bytes: Bytes, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Returns the codes of ASCII characters. */
export const toAsciiBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Joins parts into one array: Firefox cannot decode a picture from several. */
export function concatBytes(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
