import { useEffect, useRef } from 'react';

/**
 * Moves an element down by this share of the page's scroll, which makes it seem further away. It stays still
 * for visitors who prefer reduced motion. For the top of a page, where the gap above it is off screen.
 */
export function useParallax<Target extends HTMLElement>(factor: number) {
  const target = useRef<Target>(null);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    /** Browsers send one scroll event a frame at most. */
    function move() {
      if (target.current) target.current.style.translate = `0 ${Math.round(window.scrollY * factor)}px`;
    }
    move();
    window.addEventListener('scroll', move, { passive: true });
    return () => window.removeEventListener('scroll', move);
  }, [factor]);

  return target;
}
