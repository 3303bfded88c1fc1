/** Saved collections have a version from 1; default values have none. */
const UNSAVED_VERSION = 0;

const getStorageKey = (key: string) => `obouo.apercu.${key}`;

/** Stores the values of a form and their files on this device, for the page that previews them. Nothing is published. */
export function writeCollectionPreview(key: string, value: unknown, media: readonly object[]): void {
  try {
    localStorage.setItem(getStorageKey(key), JSON.stringify({ key, version: UNSAVED_VERSION, value, media }));
  } catch {
    // The storage is full or forbidden: the page shows the published value.
  }
}

/** Returns the last preview in the format of a stored collection; undefined without one. */
export function readCollectionPreview(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(getStorageKey(key)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Calls back when another window changes the preview. */
export function listenToCollectionPreview(key: string, onChange: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === getStorageKey(key)) onChange();
  });
}
