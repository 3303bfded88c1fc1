import { useSyncExternalStore } from 'react';
import { unsavedWork } from '@/shared/lib/unsaved-work';

/** True when an editor on screen has unsaved text. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists);
}
