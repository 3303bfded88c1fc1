/** Maximum number of rows that a search counts. Above it, the interface says « plus de 1 000 ». */
export const SEARCH_CAP = 1000;

/** Number of rows: undefined until counted, null above the cap. */
export type RowTotal = number | null | undefined;

/** Returns the count, or null above the cap. */
export const capSearchCount = (count: number): number | null => (count > SEARCH_CAP ? null : count);
