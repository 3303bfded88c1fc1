import type { ByteRange } from './bytes';
import { clearIsoBox, clearMovieMetadata, readIsoBoxes } from './iso-boxes';
import { findMetadataSamples } from './metadata-samples';

/**
 * Removes where and when a film or a recording (MP4, QuickTime, M4A) was made. Boxes keep their length, so that the
 * offsets of pictures and sound stay valid. A damaged box and the boxes after it stay as they are.
 */
export async function stripMovie(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pictures and sound are slices of the file, so the new file needs no second copy of them in memory.
  const parts: Blob[] = [];
  const clearedRanges: ByteRange[] = [];
  try {
    for (const box of readIsoBoxes(bytes, 0, bytes.length)) {
      if (box.type === 'moov') {
        const samples = findMetadataSamples(bytes, box);
        clearMovieMetadata(bytes, box);
        for (const { start, end } of samples) bytes.fill(0, start, end);
        clearedRanges.push(...samples);
      } else if (['meta', 'udta', 'uuid'].includes(box.type)) clearIsoBox(bytes, box);
      else continue;
      clearedRanges.push(box);
    }
  } catch {
    // The rest of a damaged film stays unchanged, because many players can still show it.
  }
  let position = 0;
  for (const { start, end } of clearedRanges.sort((one, other) => one.start - other.start)) {
    // Ranges of a damaged film may overlap, or end beyond the file.
    const [from, to] = [Math.max(start, position), Math.min(end, bytes.length)];
    if (to <= from) continue;
    parts.push(file.slice(position, from), new Blob([bytes.subarray(from, to)]));
    position = to;
  }
  return new Blob([...parts, file.slice(position)], { type: file.type });
}
