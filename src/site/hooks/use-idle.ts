import { useSyncExternalStore } from 'react';
import { whenIdleAndFree } from '@/shared/lib/when-idle';

let isIdle = false;

function subscribe(listener: () => void) {
  let left = false;
  void whenIdleAndFree().then(() => {
    isIdle = true;
    if (!left) listener();
  });
  return () => {
    left = true;
  };
}

/** False in prerendered HTML and until the page is idle or its visitor interacts, true from then on. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isIdle,
    () => false,
  );
}
