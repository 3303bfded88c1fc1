/** Event that the page dispatches after hydration. */
export const HYDRATED_EVENT = 'app:hydrated';

/** Returns true after hydration. */
export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

/** Marks the page as hydrated, for the start script (build/start-script.ts) and for work that waits for idle time. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Resolves after hydration. */
export function waitForHydratedPage(): Promise<void> {
  if (isHydrated()) return Promise.resolve();
  return new Promise((resolve) => addEventListener(HYDRATED_EVENT, () => resolve(), { once: true }));
}

/** Returns true after the first press, key, focus or input, which the start script records. */
export const hasInteracted = (): boolean => 'interacted' in document.documentElement.dataset;
