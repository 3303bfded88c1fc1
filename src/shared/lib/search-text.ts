/** Returns a text in lower case without accents or ligatures, as `private.fold` of the database does. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words asked for; a plural also finds its singular. */
function words(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$|(u)x$/, '$1') : word));
}

/** True when the text holds every word of the query, whatever their case, accents and order. An empty query finds all. */
export function matchesQuery(query: string, text: string): boolean {
  const searched = fold(text);
  return words(query).every((word) => searched.includes(word));
}
