/** Words a minute, chosen so that the ten default articles have the reading times of the specification. */
const WORDS_PER_MINUTE = 160;

/** Returns the reading time of a text in minutes, at least 1. The database uses the same formula. */
export function computeReadingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}
