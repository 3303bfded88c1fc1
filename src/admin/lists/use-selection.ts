import { useState } from 'react';

/**
 * Selected ids of the page on screen, or the whole list. Another page (`scope`) starts empty. `ids` are the rows that
 * may be selected.
 */
export function useSelection(scope: string, ids: readonly string[]) {
  const [state, setState] = useState({ scope, idSet: new Set<string>(), isWhole: false });
  const isCurrent = state.scope === scope;
  const idSet = isCurrent ? state.idSet : new Set<string>();
  const isWhole = isCurrent && state.isWhole;
  const selectedIds = ids.filter((id) => isWhole || idSet.has(id));
  const setIds = (newIds: Iterable<string>) => setState({ scope, idSet: new Set(newIds), isWhole: false });

  return {
    has: (id: string) => selectedIds.includes(id),
    canSelect: (id: string) => ids.includes(id),
    /** Number of selected rows of the page. */
    count: selectedIds.length,
    /** True when the rows of all pages are selected. */
    isWhole,
    isAllSelected: selectedIds.length > 0 && selectedIds.length === ids.length,
    isPartlySelected: selectedIds.length > 0 && selectedIds.length < ids.length,
    toggle(id: string) {
      setIds(
        selectedIds.includes(id)
          ? selectedIds.filter((selectedId) => selectedId !== id)
          : [...selectedIds, id],
      );
    },
    togglePage() {
      setIds(selectedIds.length === ids.length ? [] : ids);
    },
    selectWhole: () => setState({ scope, idSet: new Set(), isWhole: true }),
    /** Selects exactly these rows, for instance those whose action failed. */
    replace: setIds,
    clear: () => setIds([]),
  };
}

/** Selected rows, and how to change them. */
export type RowSelection = ReturnType<typeof useSelection>;
