import { useState } from 'react';

/**
 * Returns the selection of rows: some rows of the page on screen, or the whole list. A change of `scope`, the address of
 * the page, empties the selection. `ids` are the rows that may be selected.
 */
export function useRowSelection(scope: string, ids: readonly string[]) {
  const [selection, setSelection] = useState({ scope, idSet: new Set<string>(), isWholeList: false });
  const isCurrent = selection.scope === scope;
  const idSet = isCurrent ? selection.idSet : new Set<string>();
  const isWholeList = isCurrent && selection.isWholeList;
  const selectedIds = ids.filter((id) => isWholeList || idSet.has(id));
  const setIds = (newIds: Iterable<string>) =>
    setSelection({ scope, idSet: new Set(newIds), isWholeList: false });

  return {
    has: (id: string) => selectedIds.includes(id),
    canSelect: (id: string) => ids.includes(id),
    /** True when the rows of all pages are selected. */
    isWholeList,
    isPageSelected: selectedIds.length > 0 && selectedIds.length === ids.length,
    isPagePartlySelected: selectedIds.length > 0 && selectedIds.length < ids.length,
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
    selectWholeList: () => setSelection({ scope, idSet: new Set(), isWholeList: true }),
    /** Selects exactly these rows, for instance those whose action failed. */
    replace: setIds,
    clear: () => setIds([]),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
