/** Options of a query that counts rows and reads none. */
export const COUNT_ONLY_OPTIONS = { count: 'exact', head: true } as const;
