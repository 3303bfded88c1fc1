import { useState } from 'react';

/** Ids that are ticked on the page on screen. Another page (`scope`) starts with nothing ticked. */
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
    /** Keeps what was refused ticked, so that it can be tried again. */
    keep: set,
    clear: () => set([]),
  };
}

/** The ticked rows, and how to change them. */
export type Selection = ReturnType<typeof useSelection>;
