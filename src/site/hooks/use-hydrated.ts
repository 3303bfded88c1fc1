import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and during hydration, then true. For content that depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
