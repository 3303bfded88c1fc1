/**
 * Returns the best quality at which a picture has at most this many bytes; else the lowest. `weighed`
 * measures one quality. `qualities` are sorted from the best to the lowest.
 */
export async function fittingQuality(
  qualities: readonly [number, ...number[]],
  bytes: number,
  weighed: (quality: number) => Promise<number>,
): Promise<number> {
  let [quality, ...lower] = qualities;
  for (const next of lower) {
    if ((await weighed(quality)) <= bytes) break;
    quality = next;
  }
  return quality;
}
