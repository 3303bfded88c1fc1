/**
 * URLs and email addresses, which stay as they were typed. The pattern also matches the placeholder: a text that contains
 * this character keeps it.
 */
const ADDRESS =
  /(?:https?:\/\/|mailto:|www\.)[^\s<>"«»]+|[^\s<>"«»@]{1,64}@[^\s<>"«»@]+\.\p{L}{2,}|\uE000/giu;

/** Placeholder for an address while the rules run: a character of Unicode's private use area. */
const ADDRESS_PLACEHOLDER = '\uE000';

const UNITS =
  '[kMG]?€|Md€|\\$|£|FCFA|°C|[cmk]?m|m²|km²|k?g|[kMGT]?o|[kMG]bit/s|h|min|s|ans?|jours?|mois|milliers?|millions?|milliards?|euros?|francs?';

/** Rules of typography, in this order. No lookbehind: Safari 16.3 could not parse the file. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // three dots or more
  [/\.{3,}/g, '…'],
  // apostrophe between a letter and a word
  [/(\p{L})'(?=[\p{L}\p{N}"«])/gu, '$1’'],
  // pair of straight quotation marks around words
  [/(^|[\s([’—–])"([^\s"](?:[^"\n]*[^\s"])?)"(?![\p{L}\p{N}])/gu, '$1«\u00a0$2\u00a0»'],
  // space after «, unless it is the narrow one
  [/«(?!\u202f)[ \t\u00a0\u2009]*/g, '«\u00a0'],
  // missing space before »
  [/(\S)»/g, '$1\u00a0»'],
  // ordinary space before a double sign or a symbol
  [/(^|\S)[ \t\u00a0\u2009]+(?=[;:!?»%‰€])/g, '$1\u00a0'],
  // missing space between a word and a double sign
  [/([\p{L}\p{N})\]+%€°²…’])([;:!?]+)(?=[\s»)\]]|$)/gu, '$1\u00a0$2'],
  // missing space between a number and a symbol
  [/(\p{N})([%‰€])(?![\p{L}\p{N}])/gu, '$1\u00a0$2'],
  // ordinary space between a number and a unit
  [new RegExp(`(\\p{N})[ \\t\\u2009](${UNITS})(?![\\p{L}\\p{N}])`, 'gu'), '$1\u00a0$2'],
];

/**
 * Applies the typography of the site's copy to plain French text: a non-breaking space (U+00A0) before `; : !
 * ? » % €` and units and after «, ’ for ', « » for a pair of ", … for three dots. A second run changes
 * nothing. Groups of digits, hours (12:30) and addresses stay. No maintained package fits: typograf (16 kB)
 * removes the space before : and ?, typopo does not know French, typographic-guillemets handles quotes only,
 * and richtypo's French rules are no longer published.
 */
export function applyFrenchTypography(text: string): string {
  const addresses: string[] = [];
  let typesetText = text.replace(ADDRESS, (address) => {
    addresses.push(address);
    return ADDRESS_PLACEHOLDER;
  });
  for (const [pattern, replacement] of RULES) typesetText = typesetText.replace(pattern, replacement);
  return typesetText.replaceAll(ADDRESS_PLACEHOLDER, () => addresses.shift() ?? '');
}
