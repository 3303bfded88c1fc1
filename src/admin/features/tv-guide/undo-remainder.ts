import { formatCount } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { guideToastTexts as texts } from '@/copy/admin/guide';
import type { ToastText } from '@/copy/types';
import { formatLongDay } from '@/shared/lib/day-names';
import { toGuideDay } from '@/shared/lib/guide-day';
import { formatProgrammeTimes, type Programme, type ProgrammeData } from './guide-model';

/** Rows that a change added to the guide, and rows that it removed. */
export interface GuideChangeRows {
  added: readonly Pick<Programme, 'id' | 'version'>[];
  removed: readonly ProgrammeData[];
}

/** Parts of a change that could not be undone. */
export interface GuideUndoRemainder {
  /** Number of added programmes that stay, because they have changed since. */
  keptCount: number;
  /** Removed programmes that are not back, because another programme has their time. */
  unrestoredProgrammes: readonly ProgrammeData[];
  /** Programme at the time of the first of `unrestoredProgrammes`; null when this time is free again. */
  blockingProgramme: Programme | null;
}

/** Returns the title of the toast about the parts that could not be undone. */
export function chooseUndoRemainderTitle(
  { added, removed }: GuideChangeRows,
  { keptCount, unrestoredProgrammes }: GuideUndoRemainder,
): ToastText {
  if (keptCount < added.length || unrestoredProgrammes.length < removed.length) return texts.partlyUndone;
  return added.length === 0 ? texts.timeIsTaken : texts.undoFailed;
}

/** Formats a programme with its time: « Le Duel » (mardi 24 novembre, 20:00–21:00). */
const formatProgramme = (programme: ProgrammeData): string =>
  `${quoteName(programme.title)} (${formatLongDay(toGuideDay(programme.starts_at))}, ${formatProgrammeTimes(programme)})`;

/** Returns the sentences about the parts that could not be undone. */
export function describeUndoRemainder({
  keptCount,
  unrestoredProgrammes,
  blockingProgramme,
}: GuideUndoRemainder): string {
  const [programme, ...others] = unrestoredProgrammes;
  const sentences: string[] = [];
  if (keptCount > 0) sentences.push(formatCount(keptCount, texts.changedProgrammesKept));
  if (programme)
    sentences.push(
      blockingProgramme
        ? `${formatProgramme(blockingProgramme)} ${texts.takesPlaceOf} ${formatProgramme(programme)}`
        : `${formatProgramme(programme)} ${texts.notRestored}`,
    );
  if (others.length > 0) sentences.push(formatCount(others.length, texts.othersNotRestored));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
