import { type ReactNode, useEffect } from 'react';

/** Tells the page's inline start script that events are now heard by React (see scripts/build/start-script.ts). */
export function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event('app:ready'));
  }, []);
  return children;
}
