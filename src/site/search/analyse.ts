import { stemmer } from '@orama/stemmers/french';
import { fold } from '@/shared/lib/search-text';

/** Words that are too frequent to distinguish texts, including those before an apostrophe (l’, d’, qu’). */
const STOP_WORDS = new Set(
  (
    'a au aux avec ce ces cet cette dans de des du elle elles en est et il ils je la le les leur leurs me mes mon ne nos ' +
    'notre nous on ou par pour qu que qui sa se ses si sont sur ta te tes ton tu un une vos votre vous y'
  ).split(' '),
);

/** The words of a text that a search looks at: folded, without the frequent ones and single letters. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !STOP_WORDS.has(word));
}

const stems = new Map<string, string>();

/** Separates stems from words: a half-typed « chain » is not a stem. */
const STEM = '~';

/**
 * Returns the common stem of the forms of a word: « chaînes » and « chaine » are « ~chain ». The stemmer
 * takes accents for endings, and half of the queries have none. So it gets words without accents, and without
 * the two endings that it could not recognise then.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const bare = word.replace(/([^s])s$/, '$1').replace(/ee$/, 'e');
  const stem = STEM + (word.length > 3 ? stemmer(bare) : word);
  stems.set(word, stem);
  return stem;
}
