import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Pixels above the bottom edge of the screen at which an element counts as visible. */
const MARGIN_PX = 50;
const OBSERVER_OPTIONS = { threshold: 0.1, rootMargin: `0px 0px -${MARGIN_PX}px 0px` };

/**
 * Fades in every `.reveal` of the page once 10 % of it is 50 px above the bottom edge (specification 4). Elements
 * that are already on screen stay, so nothing flashes and the first paint does not wait.
 */
export function useReveal(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new elements to watch
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
        // The observer leaves the margin out of `rootBounds`. Reading `window.innerHeight` would force a layout.
        const screenBottom = (rootBounds?.bottom ?? 0) + MARGIN_PX;
        const isPending = !isIntersecting && boundingClientRect.top >= screenBottom;
        target.classList.toggle('reveal-pending', isPending);
        if (!isPending) observer.unobserve(target);
      }
    }, OBSERVER_OPTIONS);
    for (const element of document.querySelectorAll('.reveal')) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
}
