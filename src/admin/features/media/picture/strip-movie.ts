import { type Bytes, InvalidImageError, toAsciiBytes } from './bytes';
import { clearMovieMetadata, findIsoBox, readIsoBoxes } from './iso-boxes';

/** Maximum length of a box header: a long box has the length 1, then eight bytes with its real length. */
const HEADER_BYTES = 16;

const readBytes = async (part: Blob): Promise<Bytes> => new Uint8Array(await part.arrayBuffer());

/** Returns the ranges of the boxes at the top of a file, without reading their content. */
async function findTopBoxes(file: Blob) {
  const topBoxes: { type: string; start: number; end: number }[] = [];
  for (let start = 0; start + 8 <= file.size; ) {
    const header = new DataView(await file.slice(start, start + HEADER_BYTES).arrayBuffer());
    const shortLength = header.getUint32(0);
    const length = shortLength === 1 ? Number(header.getBigUint64(8)) : shortLength || file.size - start;
    const type = String.fromCharCode(...new Uint8Array(header.buffer, 4, 4));
    if (length < 8) throw new InvalidImageError();
    topBoxes.push({ type, start, end: Math.min(start + length, file.size) });
    start += length;
  }
  const end = topBoxes.at(-1)?.end ?? 0;
  // A truncated film ends within a header.
  return end < file.size ? [...topBoxes, { type: '', start: end, end: file.size }] : topBoxes;
}

/**
 * Removes where and when a film or a recording (MP4, QuickTime, M4A) was made. Boxes keep their length, so that the
 * offsets of pictures and sound stay valid. A file that follows no format is returned as it is.
 */
export async function stripMovie(file: Blob): Promise<Blob> {
  const parts: Blob[] = [];
  try {
    for (const { type, start, end } of await findTopBoxes(file)) {
      const part = file.slice(start, end);
      if (!['moov', 'meta', 'udta', 'uuid'].includes(type)) {
        parts.push(part);
        continue;
      }
      const bytes = await readBytes(part);
      const box = findIsoBox(readIsoBoxes(bytes, 0, bytes.length), type);
      if (box && type === 'moov') clearMovieMetadata(bytes, box);
      else bytes.fill(0, 8).set(toAsciiBytes('free'), 4);
      parts.push(new Blob([bytes]));
    }
    return new Blob(parts, { type: file.type });
  } catch {
    return file;
  }
}
