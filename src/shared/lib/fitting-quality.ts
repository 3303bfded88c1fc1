/**
 * Returns the best quality at which a picture has at most this many bytes; else the lowest. `measureBytes`
 * returns the size at one quality. `qualities` are sorted from the best to the lowest.
 */
export async function findFittingQuality(
  qualities: readonly [number, ...number[]],
  bytes: number,
  measureBytes: (quality: number) => Promise<number>,
): Promise<number> {
  let [quality, ...lower] = qualities;
  for (const next of lower) {
    if ((await measureBytes(quality)) <= bytes) break;
    quality = next;
  }
  return quality;
}
