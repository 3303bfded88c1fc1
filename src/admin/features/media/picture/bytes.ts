/** A file that is not built as its format says. */
export class Damaged extends Error {}

/** What is left of a picture without what it tells of its making, and what its head says of it. */
export interface Stripped {
  /** The file, in order. */
  parts: Uint8Array<ArrayBuffer>[];
  /** In pixels, as it is shown. */
  width: number;
  height: number;
  /** True when it is a film of several pictures. */
  moves: boolean;
}

/** Bytes, whoever allocated them: never shared between threads. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Numbers of a file; reading beyond its end says that it is damaged. */
export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Letters at a place of a file. */
export const lettersAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** In one piece: Firefox decodes no picture that it reads in several. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
