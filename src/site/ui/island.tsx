import { type ReactNode, Suspense, useEffect } from 'react';
import { useHydrated } from '@/site/hooks/use-hydrated';

/**
 * Stands at the end of what React hydrates in one piece. Once the last piece of the page is alive, the start script gives back
 * the presses it held (scripts/build/start-script.ts).
 */
export function Alive() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || document.querySelector('[data-asleep]')) return;
    document.documentElement.dataset.alive = '';
    dispatchEvent(new Event('app:alive'));
  }, [hydrated]);
  return hydrated ? null : <span data-asleep="" hidden />;
}

/** What follows the opening of a page, as a `lazy` component: hydrated after the opening, in a task of its own. */
export function Island({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Alive />
    </Suspense>
  );
}
