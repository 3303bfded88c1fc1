import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusTitle } from '@/shared/lib/focus-title';

/** History state of a navigation that changes the URL but keeps the screen, its focus and its scroll position. */
export const SAME_SCREEN_STATE = { isSameScreen: true };

/**
 * After each page change, scrolls to the top (specified, also after the back button) and focuses the title, so that
 * screen readers announce it. Then scrolls to the hash. The browser handles the first load. The hook runs before the
 * paint, so that it cannot take the focus from a field that a visitor already uses.
 */
export function useScrollAndFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const isSameScreen = useNavigationType() === 'REPLACE' && state?.isSameScreen === true;
  const previousPathname = useRef<string | null>(null);

  useEffect(() => {
    // The site sets the scroll position itself, except on a reload and on the way back from another document.
    const disableRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const enableRestoration = () => {
      history.scrollRestoration = 'auto';
    };
    disableRestoration();
    addEventListener('pageshow', disableRestoration);
    addEventListener('pagehide', enableRestoration);
    return () => {
      removeEventListener('pageshow', disableRestoration);
      removeEventListener('pagehide', enableRestoration);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirstLoad = previousPathname.current === null;
    const isSamePathname = previousPathname.current === pathname;
    previousPathname.current = pathname;
    if (isFirstLoad) return;
    if (!isSamePathname && !isSameScreen) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusTitle();
    }
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash, isSameScreen]);
}
