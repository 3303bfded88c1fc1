/** Left as they were typed: addresses of the web and of mail. */
const ADDRESS =
  /(?:https?:\/\/|mailto:|www\.)[^\s<>"«»]+|[^\s<>"«»@]{1,64}@[^\s<>"«»@]+\.\p{L}{2,}|\uE000/giu;

/** Stands for an address while the rest changes: a character that means nothing, of Unicode's private area. */
const KEPT = '\uE000';

const UNITS =
  '[kMG]?€|Md€|\\$|£|FCFA|°C|[cmk]?m|m²|km²|k?g|[kMGT]?o|[kMG]bit/s|h|min|s|ans?|jours?|mois|milliers?|millions?|milliards?|euros?|francs?';

/** Rules of print, in this order. No lookbehind: Safari 16.3 would not read the file. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\.{3,}/g, '…'],
  [/(\p{L})'(?=[\p{L}\p{N}"«])/gu, '$1’'],
  [/(^|[\s([’—–])"([^\s"](?:[^"\n]*[^\s"])?)"(?![\p{L}\p{N}])/gu, '$1«\u00a0$2\u00a0»'],
  [/«(?!\u202f)[ \t\u00a0\u2009]*/g, '«\u00a0'],
  [/(\S)»/g, '$1\u00a0»'],
  [/(^|\S)[ \t\u00a0\u2009]+(?=[;:!?»%‰€])/g, '$1\u00a0'],
  [/([\p{L}\p{N})\]+%€°²…’])([;:!?]+)(?=[\s»)\]]|$)/gu, '$1\u00a0$2'],
  [/(\p{N})([%‰€])(?![\p{L}\p{N}])/gu, '$1\u00a0$2'],
  [new RegExp(`(\\p{N})[ \\t\\u2009](${UNITS})(?![\\p{L}\\p{N}])`, 'gu'), '$1\u00a0$2'],
];

/**
 * Plain French text as it was typed, with the typography of the site's own copy: a non-breaking space (U+00A0) before
 * `; : ! ? » % €` and units and after «, ’ in place of ', « » in place of a pair of ", … in place of three dots. Twice changes
 * nothing; groups of digits, hours (12:30) and addresses stay.
 *
 * Ours, because no kept package is right: typograf (16 kB) takes the space before : and ? away, typopo knows no French,
 * typographic-guillemets quotes only, and the French rules of richtypo are no longer published.
 */
export function frenchTypography(text: string): string {
  const addresses: string[] = [];
  let set = text.replace(ADDRESS, (address) => {
    addresses.push(address);
    return KEPT;
  });
  for (const [typed, printed] of RULES) set = set.replace(typed, printed);
  return set.replaceAll(KEPT, () => addresses.shift() ?? '');
}
