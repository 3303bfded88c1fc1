/** Maximum length of a search in characters; `private.split_search_words` refuses longer ones. */
export const SEARCH_MAX_LENGTH = 200;

/**
 * Returns a text in lower case with straight apostrophes, without accents or ligatures. `private.fold` of the database
 * does the same, but drops apostrophes.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\p{M}/gu, '');
}

/** Returns the folded words of a query. A word of four letters or more loses a final s, or a final x after a u. */
export function splitQuery(query: string): string[] {
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$|(u)x$/, '$1') : word));
}

/**
 * Returns true when the text contains every word of the query (`splitQuery`), in any order. An empty query matches all.
 * Ignores apostrophes of the text: « nguessan » matches N’Guessan.
 */
export function matchesSearchQuery(query: string, text: string): boolean {
  const foldedText = foldText(text).replaceAll("'", '');
  return splitQuery(query).every((word) => foldedText.includes(word));
}
