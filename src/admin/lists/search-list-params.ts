import { defineListParams, type ParamsOf, search } from './list-params';

/** Address of a list that has a search and no other filter. */
export const searchListParams = defineListParams({ search: search() }, { pageSize: 20 });

/** Address of a list that is loaded whole. */
export const wholeListParams = defineListParams({ search: search() });

/** Values in the address of such a list. */
export type SearchParams = ParamsOf<typeof searchListParams>;
