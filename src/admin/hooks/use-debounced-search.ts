import { useDebouncedValue } from './use-debounced-value';

/** Time without a keystroke before a search starts. */
const SEARCH_DELAY_MS = 250;

/** Fewer characters would find nearly everything. */
const MIN_SEARCH_LENGTH = 2;

interface SearchQuery<Row> {
  data: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** Delays a search until a pause in typing. Returns the text for the query, and a function that describes its result. */
export function useDebouncedSearch(searchText: string, isEnabled = true) {
  const debouncedText = useDebouncedValue(searchText, SEARCH_DELAY_MS);
  const isSearching = isEnabled && searchText.length >= MIN_SEARCH_LENGTH;
  return {
    debouncedText,
    /** True when the query may run. */
    mayFetch: isSearching && debouncedText.length >= MIN_SEARCH_LENGTH,
    /** Returns the rows to show, and whether the search waits or has failed. */
    toResult<Row>({ data, isFetching, isError }: SearchQuery<Row>) {
      const isWaiting = isSearching && (debouncedText !== searchText || isFetching);
      return {
        rows: isSearching && !isWaiting ? (data ?? []) : [],
        isWaiting,
        hasFailed: isSearching && !isWaiting && isError,
      };
    },
  };
}
