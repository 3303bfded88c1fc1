/** Signs that must not stand before the « … » of a shortened text. */
const DANGLING_SIGNS = /[\s,;:.«“‘‹„([–—-]+$/;

/** Returns the start of the character at an index, which may be in the middle of an emoji. */
const findCharacterStart = (text: string, index: number): number =>
  new Intl.Segmenter('fr').segment(text).containing(index)?.index ?? 0;

/**
 * Cuts a text after a word, at `maxLength` characters at most, and adds « … ». A word that is longer than the limit is
 * cut between two characters as readers see them: an emoji or an accented letter stays whole.
 */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const lastBlank = text.slice(0, maxLength + 1).search(/\s+\S*$/);
  const end = lastBlank > 0 ? lastBlank : findCharacterStart(text, maxLength);
  return `${text.slice(0, end).replace(DANGLING_SIGNS, '')}…`;
}
