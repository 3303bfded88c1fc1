import { type FocusEvent, useEffect, useRef } from 'react';
import { focusTitle } from '@/shared/lib/focus-title';

/**
 * Returns the props of a list that takes the focus when its focused row disappears, e.g. after a deletion. When the list
 * disappears with its last row, the title of the page takes the focus.
 */
export function useListFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const lastFocusedElement = useRef<Element | null>(null);

  useEffect(() => {
    const isRemoved = lastFocusedElement.current?.isConnected === false;
    if (!isRemoved) return;
    lastFocusedElement.current = null;
    if (document.activeElement !== document.body) return;
    if (list.current) list.current.focus({ preventScroll: true });
    else focusTitle();
  });

  return {
    ref: list,
    tabIndex: -1,
    'data-list': true,
    onFocus: ({ target }: FocusEvent) => {
      lastFocusedElement.current = target;
    },
  };
}
