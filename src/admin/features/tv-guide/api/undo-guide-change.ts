import { useMutation } from '@tanstack/react-query';
import { formatCount } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { guideToastTexts as texts } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { formatLongDay } from '@/shared/lib/day-names';
import { formatClock, toGuideDay } from '@/shared/lib/guide-day';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { NewProgramme, Programme } from '../guide-model';
import { fetchOverlappingProgramme, guideQueries } from './guide-queries';

/** Rows that a change added to the guide, and rows that it removed. */
export interface GuideChange {
  added: readonly Pick<Programme, 'id' | 'version'>[];
  removed: readonly NewProgramme[];
}

/** What remains of a change after its undoing. */
interface UndoResult {
  /** Number of added programmes that stay, because somebody has changed them. */
  kept: number;
  /** Removed programmes whose time is taken. */
  unrestored: readonly NewProgramme[];
  /** Programme at the time of the first of them. */
  blocker: Programme | null;
}

async function undoGuideChange({ added, removed }: GuideChange): Promise<UndoResult> {
  const parameters = { added_programmes: added, removed_programmes: removed } as never;
  const request = supabase.rpc('undo_programme_changes', parameters).select('kept, unrestored').single();
  const { kept, unrestored } = (await unwrap(request)) as unknown as Omit<UndoResult, 'blocker'>;
  const [first] = unrestored;
  return { kept, unrestored, blocker: first ? await fetchOverlappingProgramme(first) : null };
}

/** Formats a programme with its time: « Le Duel » (mardi 24 novembre, 20:00–21:00). */
function formatProgramme({ channel, title, starts_at, ends_at }: NewProgramme): string {
  const { zone } = channelTimeZonesByKey[channel];
  const clocks = `${formatClock(starts_at, zone)}–${formatClock(ends_at, zone)}`;
  return `${quoteName(title)} (${formatLongDay(toGuideDay(starts_at, zone))}, ${clocks})`;
}

/** Returns the sentences about what an undoing left as it was. */
export function describeUndoRemainder({ kept, unrestored, blocker }: UndoResult): string {
  const [first, ...others] = unrestored;
  return [
    kept > 0 ? `${formatCount(kept, texts.kept)}.` : '',
    first && blocker ? `${formatProgramme(blocker)} ${texts.takes} ${formatProgramme(first)}.` : '',
    first && !blocker ? `${formatProgramme(first)} ${texts.stays}.` : '',
    others.length > 0 ? `${formatCount(others.length, texts.others)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns a function that undoes a change of the guide. What others have changed since stays, and a toast says so. */
export function useUndoGuideChange(success: ToastText): (change: GuideChange) => void {
  const undo = useMutation({
    mutationFn: undoGuideChange,
    onSuccess(result) {
      const { kept, unrestored } = result;
      if (kept === 0 && unrestored.length === 0) return notify.success(success);
      const retry = {
        label: texts.retry,
        onClick: () => undo.mutate({ added: [], removed: unrestored }),
      };
      const title = unrestored.length > 0 ? texts.unrestored.title : texts.partlyUndone.title;
      notify.info({
        title,
        description: describeUndoRemainder(result),
        ...(unrestored.length > 0 && { action: retry }),
      });
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
