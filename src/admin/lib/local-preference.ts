/** Preference in localStorage, shared by the tabs of this browser. */
export interface LocalPreference<Choice extends string> {
  get: () => Choice;
  set: (choice: Choice) => void;
  /** Calls the listener after each change, also from other tabs. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a preference under `key` of localStorage. Without storage it lasts until the page closes. */
export function createLocalPreference<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): LocalPreference<Choice> {
  const listeners = new Set<() => void>();
  let currentChoice: Choice | undefined;

  function readStoredChoice(): Choice {
    try {
      const storedChoice = localStorage.getItem(key);
      return choices.find((choice) => choice === storedChoice) ?? fallback;
    } catch {
      return fallback;
    }
  }

  return {
    get() {
      currentChoice ??= readStoredChoice();
      return currentChoice;
    },
    set(choice) {
      currentChoice = choice;
      try {
        localStorage.setItem(key, choice);
      } catch {
        // The browser refuses storage: the choice lasts until the page closes.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return;
        currentChoice = undefined;
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
