import { useSyncExternalStore } from 'react';

/** Creates a store of one text in localStorage. Without localStorage, the text lasts until the page closes. */
export function createLocalTextStore(key: string) {
  const listeners = new Set<() => void>();
  /** Used when the browser refuses storage. */
  let memoryValue: string | null = null;

  return {
    get(): string | null {
      try {
        return localStorage.getItem(key) ?? memoryValue;
      } catch {
        return memoryValue;
      }
    },
    set(value: string | null): void {
      memoryValue = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // The browser refuses storage.
      }
      for (const listener of listeners) listener();
    },
    /** Calls the listener after each change, also from other tabs. Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return;
        memoryValue = null;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

export function createLocalPreference<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
) {
  const store = createLocalTextStore(key);
  return {
    ...store,
    get: (): Choice => choices.find((choice) => choice === store.get()) ?? fallback,
    set: (choice: Choice) => store.set(choice),
  };
}

type LocalPreference<Choice extends string> = ReturnType<typeof createLocalPreference<Choice>>;

export function useLocalPreference<Choice extends string>(
  preference: LocalPreference<Choice>,
): [Choice, (choice: Choice) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.get), preference.set];
}
