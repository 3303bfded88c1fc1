import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTitle } from '@/shared/lib/focus-title';

/**
 * Focuses the title of a new screen when the focused element has disappeared with the previous screen. The browser
 * handles the first load.
 */
export function useFocusTitle(): void {
  const isFirstLoad = useRef(useLocation().key === 'default');
  useLayoutEffect(() => {
    if (!isFirstLoad.current && document.activeElement === document.body) focusTitle();
  }, []);
}
