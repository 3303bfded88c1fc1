import { defineListParams, type ParamsOf, searchField } from './list-params';

/** Address of a list that has a search and no other filter. */
export const searchListParams = defineListParams({ search: searchField() }, { pageSize: 20 });

/** Address of a list that is loaded whole. */
export const wholeListParams = defineListParams({ search: searchField() });

/** Values in the address of such a list. */
export type SearchParams = ParamsOf<typeof searchListParams>;
