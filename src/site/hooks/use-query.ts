import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const WRITTEN = 'app:query';

function subscribe(listener: () => void) {
  addEventListener(WRITTEN, listener);
  return () => removeEventListener(WRITTEN, listener);
}

/** The query of the address (`?q=…`), empty in prerendered HTML, which knows none, and during hydration. */
export function useQuery(): string {
  // each navigation draws again who reads it
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Writes one value of the query in place; null removes it. Not by the router: each link of the page would be drawn again before
 * a press is answered, a third of its time on a slow telephone.
 */
export function writeQuery(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  dispatchEvent(new Event(WRITTEN));
}
