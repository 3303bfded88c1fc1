/** Words a minute, chosen so that the ten articles take the minutes of the specification. */
const WORDS_PER_MINUTE = 160;

/** Returns the minutes that a text of so many words takes, at least 1. The database computes the same. */
export function computeReadingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
