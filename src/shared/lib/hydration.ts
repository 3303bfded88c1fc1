/** The event that tells that React hears what happens on the page. */
export const HYDRATED_EVENT = 'app:hydrated';

/** Returns true once React hears what happens on the page. */
export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

/** Tells the start script (build/start-script.ts) and what waits for idle that React hears the page. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Resolves once React hears what happens on the page. */
export function whenHydrated(): Promise<void> {
  if (isHydrated()) return Promise.resolve();
  return new Promise((resolve) => addEventListener(HYDRATED_EVENT, () => resolve(), { once: true }));
}

/** Returns true when a visitor pressed or typed something before this code was there. The start script notes it. */
export const hasInteracted = (): boolean => 'interacted' in document.documentElement.dataset;
