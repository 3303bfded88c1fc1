import { useState } from 'react';

/** Selected ids of the page on screen. Another page (`scope`) starts empty. */
export function useSelection(scope: string, ids: readonly string[]) {
  const [state, setState] = useState({ scope, chosen: new Set<string>() });
  const chosen = state.scope === scope ? state.chosen : new Set<string>();
  const selected = ids.filter((id) => chosen.has(id));
  const set = (next: Iterable<string>) => setState({ scope, chosen: new Set(next) });

  return {
    has: (id: string) => chosen.has(id),
    selected,
    all: selected.length > 0 && selected.length === ids.length,
    some: selected.length > 0 && selected.length < ids.length,
    toggle(id: string) {
      set(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id]);
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
