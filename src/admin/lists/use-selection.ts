import { useState } from 'react';

/** Selected ids of the page on screen. Another page (`scope`) starts empty. */
export function useSelection(scope: string, ids: readonly string[]) {
  const [state, setState] = useState({ scope, idSet: new Set<string>() });
  const idSet = state.scope === scope ? state.idSet : new Set<string>();
  const selectedIds = ids.filter((id) => idSet.has(id));
  const setIds = (next: Iterable<string>) => setState({ scope, idSet: new Set(next) });

  return {
    has: (id: string) => idSet.has(id),
    isAllSelected: selectedIds.length > 0 && selectedIds.length === ids.length,
    isPartlySelected: selectedIds.length > 0 && selectedIds.length < ids.length,
    toggle(id: string) {
      setIds(idSet.has(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]);
    },
    togglePage() {
      setIds(selectedIds.length === ids.length ? [] : ids);
    },
    /** Selects exactly these rows, for instance those whose action failed. */
    replace: setIds,
    clear: () => setIds([]),
  };
}

/** Selected rows, and how to change them. */
export type Selection = ReturnType<typeof useSelection>;
