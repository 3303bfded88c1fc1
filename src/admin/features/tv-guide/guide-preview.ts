import { toCalendarDate } from '@/shared/lib/guide-day';
import {
  type ChannelGuideSpan,
  findGapAfter,
  findOverlappingProgramme,
  groupProgrammesByDay,
  listReplacedProgrammes,
  type Programme,
  type ProgrammeData,
  toProgrammeKey,
} from './guide-model';

/** Programme of one day, as the guide will have it after the import. */
export interface GuidePreviewProgramme {
  /** Imported programme, or stored one, which has an id. */
  programme: ProgrammeData | Programme;
  /** True for the first programme after midnight. */
  isFirstOfNight: boolean;
  /** Time without a programme before this one. */
  gap: ChannelGuideSpan | null;
  /** Programme that still runs when this one starts. */
  overlappedProgramme: ProgrammeData | undefined;
}

interface PreviewDay {
  day: string;
  rows: GuidePreviewProgramme[];
  /** Stored programmes that imported programmes replace, except those that the import adds again with the same times and title. */
  replacedProgrammes: Programme[];
  /** Stored programmes that the import deletes, and that no imported programme replaces. */
  removedProgrammes: Programme[];
}

interface StoredProgrammes {
  remainingProgrammes: readonly Programme[];
  deletedProgrammes?: readonly Programme[] | undefined;
}

/** Returns the days of a channel that an import changes, with all programmes after it and the deleted ones. */
export function listGuidePreviewDays(
  importedProgrammes: readonly ProgrammeData[],
  { remainingProgrammes, deletedProgrammes = [] }: StoredProgrammes,
): PreviewDay[] {
  const deletedByDay = groupProgrammesByDay(deletedProgrammes);
  const days = [
    ...new Set([...groupProgrammesByDay(importedProgrammes).keys(), ...deletedByDay.keys()]),
  ].sort();
  const importedKeys = new Set(importedProgrammes.map(toProgrammeKey));
  const allReplacedProgrammes = new Set(listReplacedProgrammes(deletedProgrammes, importedProgrammes));
  const programmesByDay = groupProgrammesByDay<ProgrammeData>([
    ...importedProgrammes,
    ...remainingProgrammes,
  ]);
  /** Programme that ends last among the previous rows, also of earlier days. */
  let lastEndingProgramme: ProgrammeData | undefined;
  return days.map((day) => {
    let isNight = false;
    const rows = (programmesByDay.get(day) ?? []).map((programme, index): GuidePreviewProgramme => {
      const overlappedProgramme =
        lastEndingProgramme && findOverlappingProgramme(programme, [lastEndingProgramme]);
      const gap = lastEndingProgramme && index > 0 ? findGapAfter(lastEndingProgramme, programme) : null;
      const isFirstOfNight = !isNight && toCalendarDate(programme.starts_at) > day;
      isNight ||= isFirstOfNight;
      if (!lastEndingProgramme || programme.ends_at > lastEndingProgramme.ends_at)
        lastEndingProgramme = programme;
      return { programme, isFirstOfNight, gap, overlappedProgramme };
    });
    const dayDeletions = deletedByDay.get(day) ?? [];
    return {
      day,
      rows,
      replacedProgrammes: dayDeletions.filter(
        (programme) => allReplacedProgrammes.has(programme) && !importedKeys.has(toProgrammeKey(programme)),
      ),
      removedProgrammes: dayDeletions.filter((programme) => !allReplacedProgrammes.has(programme)),
    };
  });
}
