import { defineListUrlParams, defineSearchWordsParam, type ListParamValues } from './list-params';

/** Parameters of a list with pages and a search. */
export const searchAndPageUrlParams = defineListUrlParams(
  { search: defineSearchWordsParam() },
  { pageSize: 20 },
);

/** Parameters of a list with a search that is loaded whole, without pages. */
export const searchOnlyUrlParams = defineListUrlParams({ search: defineSearchWordsParam() });

export type SearchAndPageParams = ListParamValues<typeof searchAndPageUrlParams>;
