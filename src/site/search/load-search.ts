import { indexEntries, type Search } from './engine';
import { SEARCH_FILE, type SearchEntry } from './search-entry';

/** Milliseconds after which a download without an answer fails. */
const TIMEOUT_MS = 20_000;

let loading: Promise<Search> | undefined;

async function download(): Promise<Search> {
  // Each build replaces the file at the same address.
  const answer = await fetch(SEARCH_FILE, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${answer.status} for ${SEARCH_FILE}`);
  return indexEntries((await answer.json()) as SearchEntry[]);
}

/** Downloads and indexes the entries once; after a failure, the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= download().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
