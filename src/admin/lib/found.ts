/** A search finds the newest rows that match, one more than this at most: a word so common asks for another one. */
export const MOST_FOUND = 1000;

/** Rows of a list: undefined until counted, null for a search that finds more than are counted. */
export type Total = number | null | undefined;

/** How many rows a search found; null for more than are counted. */
export const countFound = (count: number): number | null => (count > MOST_FOUND ? null : count);
