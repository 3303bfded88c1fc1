/** Behind the `#` of a page: whose draft it shows. What follows an `&` is the part it opens at. */
export const PREVIEW_HASH = 'apercu=';

const keyOf = (key: string) => `obouo.apercu.${key}`;

/** Leaves what a form says, with the files it names, where the page that shows it looks: on this device, never online. */
export function writeDraft(key: string, value: unknown, media: readonly object[]): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify({ key, version: 0, value, media }));
  } catch {
    // full or forbidden: the page shows what is online
  }
}

/** Returns the last draft of a form, in the shape of a stored collection; undefined without one. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(key)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Calls back whenever the form says something else, in another window. */
export function followDraft(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === keyOf(key)) changed();
  });
}
