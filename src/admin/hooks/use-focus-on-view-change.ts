import { useLayoutEffect, useRef } from 'react';
import { focusTitle } from '@/admin/lib/focus-title';

/** Focuses the title when the view changes. The router does so only when the path changes. */
export function useFocusOnViewChange(view: string) {
  const previousView = useRef(view);
  useLayoutEffect(() => {
    if (previousView.current === view) return;
    previousView.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusTitle();
  }, [view]);
}
