import { defineListParams, type ParamsOf, search } from './list-params';

/** Address of a list that has a search and no other filter. */
export const searchListParams = defineListParams({ search: search() }, { pageSize: 20 });

/** Such a list as an address asks for it. */
export type SearchParams = ParamsOf<typeof searchListParams>;
