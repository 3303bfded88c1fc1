import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element of `#anchor` and focuses the element of the returned ref, also when the calling component
 * loads after the navigation. Does nothing when the URL has no such hash.
 */
export function useFocusAtAnchor<Target extends HTMLElement>(
  anchor: string | null,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new navigation to the same hash has another `key`
  useEffect(() => {
    // The URL may have lost its hash since the navigation.
    if (!anchor || window.location.hash !== `#${anchor}`) return;
    document.getElementById(anchor)?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
  return target;
}
