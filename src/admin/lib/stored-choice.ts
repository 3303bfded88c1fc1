/** One choice among few, kept on this device and shared by its tabs. */
export interface StoredChoice<T extends string> {
  get: () => T;
  set: (choice: T) => void;
  /** Calls back after each change, those made in other tabs included; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A choice under `key` of localStorage. A browser that refuses storage keeps it until the page is left. */
export function storedChoice<T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): StoredChoice<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;

  function read(): T {
    try {
      const kept = localStorage.getItem(key);
      return choices.find((choice) => choice === kept) ?? fallback;
    } catch {
      return fallback;
    }
  }

  return {
    get() {
      current ??= read();
      return current;
    },
    set(choice) {
      current = choice;
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Kept in memory only.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return;
        current = undefined;
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
