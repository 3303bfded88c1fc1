import { useSyncExternalStore } from 'react';
import type { StoredChoice } from '@/admin/lib/stored-choice';

/** Returns a preference and its setter. */
export function useStoredChoice<T extends string>(choice: StoredChoice<T>): [T, (next: T) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}
