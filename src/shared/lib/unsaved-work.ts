/** Editors that hold text nobody has saved. Leaving the page, signing out and a lost session all have to ask first. */
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
  /** Someone chose to lose it. */
  discard(): void {
    holders.clear();
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
