import { useSyncExternalStore } from 'react';
import type { LocalPreference } from '@/admin/lib/local-preference';

/** Returns a preference and its setter. */
export function useLocalPreference<T extends string>(preference: LocalPreference<T>): [T, (next: T) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.get), preference.set];
}
