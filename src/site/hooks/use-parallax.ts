import { useEffect, useRef } from 'react';

/**
 * Moves an element down by `factor` times the scroll of the page, which makes it seem further away. It stays
 * still for visitors who prefer reduced motion. Use it at the top of a page: the gap above is then off screen.
 */
export function useParallax<Target extends HTMLElement>(factor: number) {
  const target = useRef<Target>(null);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    /** Needs no throttle: browsers send at most one scroll event a frame. */
    function move() {
      if (target.current) target.current.style.translate = `0 ${Math.round(window.scrollY * factor)}px`;
    }
    move();
    window.addEventListener('scroll', move, { passive: true });
    return () => window.removeEventListener('scroll', move);
  }, [factor]);

  return target;
}
