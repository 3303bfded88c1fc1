const SMALL = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt'],
];

/** Said below a text that may hold it. */
export const numberHint = '{nombre} s’écrit tout seul, en lettres.';

/** `{nombre}` in a sentence as the number itself: in letters to twenty, with a capital where it opens the sentence. */
export function withNumber(sentence: string, count: number): string {
  const number = SMALL[count] ?? String(count);
  return sentence
    .replace(/^\{nombre\}/, number.charAt(0).toUpperCase() + number.slice(1))
    .replaceAll('{nombre}', number);
}
