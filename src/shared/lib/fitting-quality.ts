/**
 * The best quality at which a picture weighs no more than this many bytes; the lowest where none does. `weighed` says what it
 * weighs at one. `qualities` go from the best to the lowest.
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
