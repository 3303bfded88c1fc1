import { defineListUrlParams, defineSearchParam, type ListParamValues } from './list-params';

export const searchAndPageUrlParams = defineListUrlParams({ search: defineSearchParam() }, { pageSize: 20 });

/** Parameters of a list with a search that is loaded whole, without pages. */
export const searchOnlyUrlParams = defineListUrlParams({ search: defineSearchParam() });

export type SearchAndPageParams = ListParamValues<typeof searchAndPageUrlParams>;
