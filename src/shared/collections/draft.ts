const getStorageKey = (key: string) => `obouo.apercu.${key}`;

/** Stores a draft and its files on this device, for the page that previews it. Nothing is published. */
export function writeCollectionDraft(key: string, value: unknown, media: readonly object[]): void {
  try {
    localStorage.setItem(getStorageKey(key), JSON.stringify({ key, version: 0, value, media }));
  } catch {
    // The storage is full or forbidden: the page shows the published value.
  }
}

/** Returns the last draft of a form in the format of a stored collection; undefined without one. */
export function readCollectionDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(getStorageKey(key)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Calls back when another window changes the draft. */
export function listenToCollectionDraft(key: string, onChange: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === getStorageKey(key)) onChange();
  });
}
