import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const QUERY_CHANGE_EVENT = 'app:query';

function subscribe(listener: () => void) {
  addEventListener(QUERY_CHANGE_EVENT, listener);
  return () => removeEventListener(QUERY_CHANGE_EVENT, listener);
}

/** Returns the query of the URL (`?q=…`), empty in prerendered HTML and during hydration. */
export function useUrlQueryString(): string {
  // Renders the component again after each navigation.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** Writes one value of the query in place; null removes it. */
function writeQuery(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  dispatchEvent(new Event(QUERY_CHANGE_EVENT));
}

/**
 * Returns a free text of the URL (`?name=…`) and its setter; null removes it. Prerendered HTML has null.
 * `useSearchParams` would render every link again: a click on a channel would take twice as long.
 */
export function useQueryParam(name: string) {
  const value = new URLSearchParams(useUrlQueryString()).get(name);
  const setValue = useCallback((next: string | null) => writeQuery(name, next), [name]);
  return [value, setValue] as const;
}

/**
 * Returns an id in the URL (`?offre=<id>`), in lower case and without the punctuation that mail programs append; null
 * without one. Ids have no capital, and end with a letter or a digit.
 */
export function useQueryParamId(name: string): string | null {
  const [value] = useQueryParam(name);
  return value?.toLowerCase().replace(/\W+$/, '') || null;
}

/**
 * Returns a choice in the URL (`?categorie=prix`), which visitors can share and reload, and its setter.
 * The setter does not write the first choice, the default. Prerendered pages show the default until hydration.
 */
export function useQueryParamChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const [queryValue, setQueryValue] = useQueryParam(name);
  const value = values.find((candidate) => candidate === queryValue) ?? values[0];
  return [value, (next) => setQueryValue(next === values[0] ? null : next)];
}
