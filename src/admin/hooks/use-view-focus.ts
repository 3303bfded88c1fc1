import { useLayoutEffect, useRef } from 'react';
import { focusTitle } from '@/admin/lib/focus-title';

/** Views of a screen that share its path, so the usual focus on a change of page is given here. */
export function useViewFocus(view: string) {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusTitle();
  }, [view]);
}
