import { type RefObject, useEffect, useState } from 'react';

/** What tells that somebody is there and reading. */
const ACTS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far below the screen counts as near; what a jump has left above counts too. */
const MARGIN = '100000px 0px 600px 0px';

/** True once the visitor has acted and the element has come near the screen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [acted, setActed] = useState(false);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (acted) return;
    const act = () => setActed(true);
    // Scrolled before this part came alive.
    if (window.scrollY > 0) act();
    for (const type of ACTS) window.addEventListener(type, act, { once: true, passive: true });
    return () => {
      for (const type of ACTS) window.removeEventListener(type, act);
    };
  }, [acted]);

  useEffect(() => {
    const place = element.current;
    if (!acted || near || !place) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [acted, near, element]);

  return near;
}
