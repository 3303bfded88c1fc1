type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the value that is stored as JSON; null without valid JSON, and when the browser refuses storage. */
export function readStoredJson<Value>(storage: StorageName, key: string): Value | null {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null deletes it. Does nothing when the browser refuses storage. */
export function storeJson(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The value lasts at most until the visitor leaves the page.
  }
}
