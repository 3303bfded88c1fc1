const SMALL = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt'],
];

/** Hint below a text field that accepts the placeholder. */
export const numberHint = '{nombre} s’écrit tout seul, en lettres.';

/** Replaces `{nombre}` in a sentence: in words up to twenty, with a capital at the start of the sentence. */
export function withNumber(sentence: string, count: number): string {
  const number = SMALL[count] ?? String(count);
  return sentence
    .replace(/^\{nombre\}/, number.charAt(0).toUpperCase() + number.slice(1))
    .replaceAll('{nombre}', number);
}
