import { type ByteRange, type Bytes, toDataView } from './bytes';
import { findIsoBox, type IsoBox, isMetadataTrack, readChildBoxes } from './iso-boxes';

const findChildBox = (bytes: Bytes, parent: IsoBox | undefined, type: string) =>
  parent && findIsoBox(readChildBoxes(bytes, parent), type);

/** Returns the chunks of samples of a track. All fields come after the version and the flags (four bytes). */
function findChunks(bytes: Bytes, track: IsoBox): ByteRange[] {
  const view = toDataView(bytes);
  const information = findChildBox(bytes, findChildBox(bytes, track, 'mdia'), 'minf');
  const table = findChildBox(bytes, information, 'stbl');
  const sizes = findChildBox(bytes, table, 'stsz');
  const runs = findChildBox(bytes, table, 'stsc');
  const longOffsets = findChildBox(bytes, table, 'co64');
  const offsets = longOffsets ?? findChildBox(bytes, table, 'stco');
  if (!sizes || !runs || !offsets) return [];
  // Size of every sample (0 when they differ), number of samples, size of each.
  const commonSize = view.getUint32(sizes.contentStart + 4);
  const sampleCount = view.getUint32(sizes.contentStart + 8);
  const sumSizes = (from: number, to: number): number => {
    if (commonSize > 0) return commonSize * (to - from);
    let sum = 0;
    for (let sample = from; sample < to; sample++)
      sum += view.getUint32(sizes.contentStart + 12 + 4 * sample);
    return sum;
  };
  // Number of runs; then for each: number of its first chunk (from 1), samples in each of its chunks, description.
  const runCount = view.getUint32(runs.contentStart + 4);
  const getRunPosition = (run: number) => runs.contentStart + 8 + 12 * run;
  const chunks: ByteRange[] = [];
  let run = 0;
  let sample = 0;
  const chunkCount = view.getUint32(offsets.contentStart + 4);
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    while (run + 1 < runCount && view.getUint32(getRunPosition(run + 1)) <= chunk + 1) run += 1;
    const nextSample = Math.min(sampleCount, sample + view.getUint32(getRunPosition(run) + 4));
    const start = longOffsets
      ? Number(view.getBigUint64(offsets.contentStart + 8 + 8 * chunk))
      : view.getUint32(offsets.contentStart + 8 + 4 * chunk);
    chunks.push({ start, end: start + sumSizes(sample, nextSample) });
    sample = nextSample;
  }
  return chunks;
}

/**
 * Returns where a film stores the samples of its metadata tracks, such as the route of an action camera. Does not find
 * those of fragments (`moof`).
 */
export function findMetadataSamples(bytes: Bytes, movie: IsoBox): ByteRange[] {
  const tracks = readChildBoxes(bytes, movie).filter(({ type }) => type === 'trak');
  return tracks.flatMap((track) => {
    try {
      return isMetadataTrack(bytes, track) ? findChunks(bytes, track) : [];
    } catch {
      // Players find no samples without a valid table either.
      return [];
    }
  });
}
