import { createSearchFunction, type SearchFunction } from './engine';
import { SEARCH_INDEX_PATH, type SearchEntry } from './search-entry';

/** Milliseconds after which a download without an answer fails. */
const TIMEOUT_MS = 20_000;

let searchPromise: Promise<SearchFunction> | undefined;

async function downloadAndIndex(): Promise<SearchFunction> {
  // Each build replaces the file at the same URL.
  const response = await fetch(SEARCH_INDEX_PATH, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.status} for ${SEARCH_INDEX_PATH}`);
  return createSearchFunction((await response.json()) as SearchEntry[]);
}

/** Downloads and indexes the entries once; after a failure, the next call tries again. */
export function loadSearchFunction(): Promise<SearchFunction> {
  searchPromise ??= downloadAndIndex().catch((error) => {
    searchPromise = undefined;
    throw error;
  });
  return searchPromise;
}
