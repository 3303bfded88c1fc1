/**
 * Returns the text in lower case, without accents and ligatures, so that « Coûte » and « coute » are one word. The SQL function
 * `private.fold` does the same.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words asked for; a plural also finds its singular. */
function words(query: string): string[] {
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$|(u)x$/, '$1') : word));
}

/** Whether the text holds every word of the query, whatever their case, accents and order. An empty query finds all. */
export function matchesQuery(query: string, text: string): boolean {
  const searched = plain(text);
  return words(query).every((word) => searched.includes(word));
}
