import { MalformedFileError } from './bytes';
import { clearIsoBox, clearMovieMetadata, readIsoBoxes } from './iso-boxes';

/** Maximum length of a box header: a long box has the length 1, then eight bytes with its real length. */
const HEADER_BYTES = 16;

/** Returns the ranges of the boxes at the top of a file, without reading their content. */
async function findTopBoxes(file: Blob) {
  const topBoxes: { type: string; start: number; end: number }[] = [];
  for (let start = 0; start + 8 <= file.size; ) {
    const header = new DataView(await file.slice(start, start + HEADER_BYTES).arrayBuffer());
    const shortLength = header.getUint32(0);
    const length = shortLength === 1 ? Number(header.getBigUint64(8)) : shortLength || file.size - start;
    const type = String.fromCharCode(...new Uint8Array(header.buffer, 4, 4));
    if (length < 8) throw new MalformedFileError();
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
      const bytes = new Uint8Array(await part.arrayBuffer());
      const [box] = readIsoBoxes(bytes, 0, bytes.length);
      if (!box) throw new MalformedFileError();
      if (type === 'moov') clearMovieMetadata(bytes, box);
      else clearIsoBox(bytes, box);
      parts.push(new Blob([bytes]));
    }
    return new Blob(parts, { type: file.type });
  } catch {
    return file;
  }
}
