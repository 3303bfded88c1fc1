import { useSyncExternalStore } from 'react';
import type { LocalPreference } from '@/admin/lib/local-preference';

/** Returns a preference and its setter. */
export function useLocalPreference<T extends string>(choice: LocalPreference<T>): [T, (next: T) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}
