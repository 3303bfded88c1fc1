/** Editors with unsaved text. Leaving the page and signing out ask first; after a lost session, the text stays. */
const editors = new Set<symbol>();
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

export const unsavedWorkRegistry = {
  exists: (): boolean => editors.size > 0,
  hasEditor: (editor: symbol): boolean => editors.has(editor),
  mark(editor: symbol): void {
    editors.add(editor);
    notifyListeners();
  },
  clear(editor: symbol): void {
    editors.delete(editor);
    notifyListeners();
  },
  /** Forgets all editors, so that nothing asks again: the user has confirmed the loss. */
  discard(): void {
    editors.clear();
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
