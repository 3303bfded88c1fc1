/** Editors with unsaved text. Leaving the page, signing out and a lost session must ask first. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export const unsavedWork = {
  exists: (): boolean => holders.size > 0,
  holds: (holder: symbol): boolean => holders.has(holder),
  mark(holder: symbol): void {
    holders.add(holder);
    tell();
  },
  clear(holder: symbol): void {
    holders.delete(holder);
    tell();
  },
  /** Drops the unsaved text, after a confirmation. */
  discard(): void {
    holders.clear();
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
