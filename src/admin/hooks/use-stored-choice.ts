import { useSyncExternalStore } from 'react';
import type { StoredChoice } from '@/admin/lib/stored-choice';

/** What is chosen now, and how to choose something else. */
export function useStoredChoice<T extends string>(choice: StoredChoice<T>): [T, (next: T) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}
