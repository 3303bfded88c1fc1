/** A search finds the newest rows that match, one more than this at most: a word so common asks for another one. */
export const SEARCH_CAP = 1000;

/** Rows of a list: undefined until counted, null for a search that finds more than are counted. */
export type Total = number | null | undefined;

/** How many rows a search found; null for more than are counted. */
export const capSearchCount = (count: number): number | null => (count > SEARCH_CAP ? null : count);
