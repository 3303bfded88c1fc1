/**
 * Returns the best quality at which a picture has at most this many bytes; else the lowest. `measureBytes`
 * returns the size at one quality. `qualities` are sorted from the best to the lowest.
 */
export async function findFittingQuality(
  qualities: readonly [number, ...number[]],
  maxBytes: number,
  measureBytes: (quality: number) => Promise<number>,
): Promise<number> {
  let [quality, ...lowerQualities] = qualities;
  for (const lowerQuality of lowerQualities) {
    if ((await measureBytes(quality)) <= maxBytes) break;
    quality = lowerQuality;
  }
  return quality;
}
