import { useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { guideToastTexts as texts } from '@/copy/admin/guide';
import type { ToastText } from '@/copy/types';
import { notify, type ToastOptions } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import type { ProgrammeData } from '../guide-model';
import {
  chooseUndoRemainderTitle,
  describeUndoRemainder,
  type GuideChangeRows,
  type GuideUndoRemainder,
} from '../undo-remainder';
import { fetchOverlappingProgramme, guideQueries } from './guide-queries';

async function undoGuideChange({ added, removed }: GuideChangeRows): Promise<GuideUndoRemainder> {
  // The generated type `Json` accepts no interfaces, hence `never`.
  const parameters = { added_programmes: added, removed_programmes: removed } as never;
  const { kept_count: keptCount, unrestored_programmes: unrestoredProgrammes } = await unwrap(
    supabase
      .rpc('undo_programme_changes', parameters)
      .select<string, { kept_count: number; unrestored_programmes: ProgrammeData[] }>(
        'kept_count, unrestored_programmes',
      )
      .single(),
  );
  const [firstProgramme] = unrestoredProgrammes;
  return {
    keptCount,
    unrestoredProgrammes,
    blockingProgramme: firstProgramme ? await fetchOverlappingProgramme(firstProgramme) : null,
  };
}

/** Returns a function that undoes a change of the guide. Later changes stay, and a toast reports them. */
export function useUndoGuideChange(success: ToastText): (change: GuideChangeRows) => void {
  const undo = useMutation({
    mutationFn: undoGuideChange,
    onSuccess(result, change) {
      const { keptCount, unrestoredProgrammes } = result;
      if (keptCount === 0 && unrestoredProgrammes.length === 0) return notify.success(success);
      const toast: ToastOptions = {
        ...chooseUndoRemainderTitle(change, result),
        description: describeUndoRemainder(result),
      };
      if (unrestoredProgrammes.length > 0)
        toast.action = {
          label: texts.retry,
          onClick: () => undo.mutate({ added: [], removed: unrestoredProgrammes }),
        };
      notify.info(toast);
    },
    onError(cause, change) {
      notify.error({
        ...texts.undoFailed,
        description: toAppError(cause).message,
        action: { label: texts.retry, onClick: () => undo.mutate(change) },
      });
    },
    meta: { invalidates: [guideQueries.all()] },
  });
  return undo.mutate;
}
