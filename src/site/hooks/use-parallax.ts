import { useEffect, useRef } from 'react';

/**
 * Moves an element down by this share of the page's scroll, so that it seems further away. Stays still for visitors who
 * asked for less motion. Meant for the top of a page: the gap it opens above itself is already off screen.
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
