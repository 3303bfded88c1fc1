import { clearIsoBox, clearMovieMetadata, readIsoBoxes } from './iso-boxes';

/**
 * Removes where and when a film or a recording (MP4, QuickTime, M4A) was made. Boxes keep their length, so that the
 * offsets of pictures and sound stay valid. A damaged box, and all that follows it, stays as it is.
 */
export async function stripMovie(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pictures and sound are slices of the file, so the new file needs no second copy of them in memory.
  const parts: Blob[] = [];
  let position = 0;
  try {
    for (const box of readIsoBoxes(bytes, 0, bytes.length)) {
      if (box.type === 'moov') clearMovieMetadata(bytes, box);
      else if (['meta', 'udta', 'uuid'].includes(box.type)) clearIsoBox(bytes, box);
      else continue;
      parts.push(file.slice(position, box.start), new Blob([bytes.subarray(box.start, box.end)]));
      position = box.end;
    }
  } catch {
    // The rest of a damaged film stays unchanged, because many players can still show it.
  }
  return new Blob([...parts, file.slice(position)], { type: file.type });
}
