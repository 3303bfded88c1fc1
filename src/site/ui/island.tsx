import { type ReactNode, Suspense, useEffect } from 'react';
import { useHydrated } from '@/site/hooks/use-hydrated';

/**
 * Stands at the end of what React hydrates in one piece. Once the last piece of the page is hydrated, the start script gives back
 * the presses it held (scripts/build/start-script.ts).
 */
export function HydrationMarker() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || document.querySelector('[data-dehydrated]')) return;
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('app:hydrated'));
  }, [hydrated]);
  return hydrated ? null : <span data-dehydrated="" hidden />;
}

/** What follows the opening of a page: hydrated after it, in a task of its own. */
export function Island({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <HydrationMarker />
    </Suspense>
  );
}
