import { defineListUrlParams, defineSearchParam, type ListParamValues } from './list-params';

/** Address of a list that has a search and no other filter. */
export const searchListUrlParams = defineListUrlParams({ search: defineSearchParam() }, { pageSize: 20 });

/** Address of a list without pages: it is loaded whole. */
export const unpagedListUrlParams = defineListUrlParams({ search: defineSearchParam() });

/** Values in the address of such a list. */
export type SearchListParams = ListParamValues<typeof searchListUrlParams>;
