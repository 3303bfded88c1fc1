import { stemmer } from '@orama/stemmers/french';
import { foldText } from '@/shared/lib/search-text';

/** Words that are too frequent to distinguish texts. « qu » is the start of « qu’il ». */
const STOP_WORDS = new Set(
  (
    'a au aux avec ce ces cet cette dans de des du elle elles en est et il ils je la le les leur leurs me mes mon ne nos ' +
    'notre nous on ou par pour qu que qui sa se ses si sont sur ta te tes ton tu un une vos votre vous y'
  ).split(' '),
);

const FOLDED_WORD = /[\p{L}\p{N}]+/gu;

/** Returns the words of a text to search: folded, without stop words and single letters. */
export function extractSearchWords(text: string): string[] {
  const words = foldText(text).match(FOLDED_WORD) ?? [];
  return words.filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !STOP_WORDS.has(word));
}

const stems = new Map<string, string>();

/** Distinguishes stems from words: a typed beginning « chain » must not match the stem « ~chain ». */
const STEM_PREFIX = '~';

/**
 * Returns the common stem of the forms of a word: « chaînes » and « chaine » are « ~chain ». The stemmer recognises some
 * endings by their accents, but people type half of their queries without accents. So it gets words without accents, and
 * this function removes the two endings that it would then miss. Words of up to three letters are not stemmed.
 */
export function toWordStem(word: string): string {
  const cachedStem = stems.get(word);
  if (cachedStem !== undefined) return cachedStem;
  // « chaines » loses its s, « televisee » its last e.
  const withoutEnding = word.replace(/([^s])s$/, '$1').replace(/ee$/, 'e');
  const stem = STEM_PREFIX + (word.length > 3 ? stemmer(withoutEnding) : word);
  stems.set(word, stem);
  return stem;
}
