/** Options of a query that counts rows and reads none. */
export const COUNT_ONLY = { count: 'exact', head: true } as const;
