/** Returns a text in lower case without accents or ligatures, as `private.fold` of the database does. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Returns the words of a query, without the plural s. */
function words(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$|(u)x$/, '$1') : word));
}

/**
 * Returns true when the text contains every word of the query, in any case, accent and order. An empty query
 * matches all.
 */
export function matchesQuery(query: string, text: string): boolean {
  const foldedText = fold(text);
  return words(query).every((word) => foldedText.includes(word));
}
