/** Words an attentive reader gets through in a minute. */
const PACE = 200;

/** Minutes a text of so many words takes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
