import { useState } from 'react';

/** Selected ids of the page on screen. Another page (`scope`) starts empty. */
export function useSelection(scope: string, ids: readonly string[]) {
  const [state, setState] = useState({ scope, idSet: new Set<string>() });
  const idSet = state.scope === scope ? state.idSet : new Set<string>();
  const selected = ids.filter((id) => idSet.has(id));
  const set = (next: Iterable<string>) => setState({ scope, idSet: new Set(next) });

  return {
    has: (id: string) => idSet.has(id),
    selected,
    all: selected.length > 0 && selected.length === ids.length,
    some: selected.length > 0 && selected.length < ids.length,
    toggle(id: string) {
      set(idSet.has(id) ? selected.filter((one) => one !== id) : [...selected, id]);
    },
    togglePage() {
      set(selected.length === ids.length ? [] : ids);
    },
    /** Selects these rows alone: the refused ones, for a second try. */
    keep: set,
    clear: () => set([]),
  };
}

/** Selected rows, and how to change them. */
export type Selection = ReturnType<typeof useSelection>;
