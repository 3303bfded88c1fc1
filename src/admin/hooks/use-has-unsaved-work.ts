import { useSyncExternalStore } from 'react';
import { unsavedWork } from '@/shared/lib/unsaved-work';

/** Whether some editor on screen holds unsaved text. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists);
}
