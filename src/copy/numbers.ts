/** Words of the numbers from 0 to 20. */
const NUMBER_WORDS = `zéro un deux trois quatre cinq six sept huit neuf dix
  onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt`.split(/\s+/);

/** Returns the value of a number in words or digits; -1 for another word. */
export const parseNumberWord = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase());

/** Hint below a text field that accepts the placeholder `{nombre}`. */
export const numberPlaceholderHint = '{nombre} s’écrit tout seul, en lettres.';

/** Replaces `{nombre}` in a sentence: in words up to twenty, with a capital at the start of the sentence. */
export function insertNumber(sentence: string, count: number): string {
  const number = NUMBER_WORDS[count] ?? String(count);
  return sentence
    .replace(/^\{nombre\}/, number.charAt(0).toUpperCase() + number.slice(1))
    .replaceAll('{nombre}', number);
}
