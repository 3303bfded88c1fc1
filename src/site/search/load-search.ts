import { indexEntries, type Search } from './engine';
import { SEARCH_FILE, type SearchEntry } from './search-entry';

/** Milliseconds after which a silent network counts as failed. */
const PATIENCE = 20_000;

let loading: Promise<Search> | undefined;

async function download(): Promise<Search> {
  // each build rewrites it at the same address
  const answer = await fetch(SEARCH_FILE, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${answer.status} for ${SEARCH_FILE}`);
  return indexEntries((await answer.json()) as SearchEntry[]);
}

/** Downloads the search once; a failure can be retried. */
export function loadSearch(): Promise<Search> {
  loading ??= download().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
