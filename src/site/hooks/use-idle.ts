import { useSyncExternalStore } from 'react';
import { whenIdleAndFree } from '@/shared/lib/when-idle';

let isIdle = false;

function subscribe(listener: () => void) {
  void whenIdleAndFree().then(() => {
    isIdle = true;
    listener();
  });
  return () => undefined;
}

/** False in prerendered HTML and until the page is idle or its visitor interacts, true from then on. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isIdle,
    () => false,
  );
}
