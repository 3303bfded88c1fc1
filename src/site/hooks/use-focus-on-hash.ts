import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the element on screen and gives it the focus each time the address asks for `#anchor`, also when its part of the
 * page arrives after the address did. Without an anchor it does nothing.
 */
export function useFocusOnHash<Target extends HTMLElement>(anchor: string | null): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is another `key`
  useEffect(() => {
    if (!anchor || hash !== `#${anchor}`) return;
    document.getElementById(anchor)?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
  return target;
}
