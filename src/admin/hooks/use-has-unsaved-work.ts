import { useSyncExternalStore } from 'react';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';

/** True when an editor on screen has unsaved text. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(unsavedWorkRegistry.subscribe, unsavedWorkRegistry.exists);
}
