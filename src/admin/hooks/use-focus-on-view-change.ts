import { useLayoutEffect, useRef } from 'react';
import { focusTitle } from '@/admin/lib/focus-title';

/** Focuses the title when the view changes. The router does so only when the path changes. */
export function useFocusOnViewChange(view: string) {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusTitle();
  }, [view]);
}
