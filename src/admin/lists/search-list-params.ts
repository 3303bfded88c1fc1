import { defineListUrlParams, defineSearchParam, type ListParamValues } from './list-params';

/** Parameters of a list with pages and a search. */
export const searchListUrlParams = defineListUrlParams({ search: defineSearchParam() }, { pageSize: 20 });

/** Parameters of a list with a search that is loaded whole, without pages. */
export const unpagedListUrlParams = defineListUrlParams({ search: defineSearchParam() });

/** Values of these parameters. */
export type SearchListParams = ListParamValues<typeof searchListUrlParams>;
