import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** History state of a new address for the same screen: focus and scroll position stay. */
export const SAME_SCREEN = { isSameScreen: true };

/**
 * After each change of page: top at once (specified, back included), focus on the page's title so that a screen reader
 * announces it, then the hash target. Not on the first load, where the browser does it. Before anything is shown: focus that
 * came later would take it from a field that somebody quick is in already.
 */
export function useRouteChange(): void {
  const { pathname, hash, state } = useLocation();
  const isSameScreen = useNavigationType() === 'REPLACE' && state?.isSameScreen === true;
  const previous = useRef<string | null>(null);

  useEffect(() => {
    // Ours within the site; the browser's on a reload, and on the way back to a page that was left for another document.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const first = previous.current === null;
    const samePage = previous.current === pathname;
    previous.current = pathname;
    if (first) return;
    if (!samePage && !isSameScreen) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const title = document.querySelector<HTMLElement>('main h1');
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
    }
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash, isSameScreen]);
}
