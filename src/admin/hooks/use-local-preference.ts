import { useSyncExternalStore } from 'react';
import type { LocalPreference } from '@/admin/lib/local-preference';

/** Returns a preference and its setter. */
export function useLocalPreference<Choice extends string>(
  preference: LocalPreference<Choice>,
): [Choice, (choice: Choice) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.get), preference.set];
}
