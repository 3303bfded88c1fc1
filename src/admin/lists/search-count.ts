/** Longest list that a search counts; a longer one is « more than ». */
export const SEARCH_CAP = 1000;

/** Number of rows: undefined until counted, null above the cap. */
export type Total = number | null | undefined;

/** Returns a count of rows; null above the cap. */
export const capSearchCount = (count: number): number | null => (count > SEARCH_CAP ? null : count);
