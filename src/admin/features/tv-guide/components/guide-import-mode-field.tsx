import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/admin/lib/number-format';
import { guideToastTexts, programmeText, existingProgrammesText as text } from '@/copy/admin/guide';
import { toAppError } from '@/shared/lib/app-error';
import { isOverlapError } from '../api/guide-mutations';
import { guideQueries } from '../api/guide-queries';
import {
  type ChannelTimeSpan,
  findOverlappingProgramme,
  listProgrammeDaySpans,
  listReplacedProgrammes,
  type Programme,
  type ProgrammeData,
  startsInSpans,
} from '../guide-model';
import type { NightDating } from '../night-dates';
import { RadioCardField } from './radio-card-field';

/** Returns the sentence of a failed import or copy; null for none. */
export function describeGuideImportError(cause: unknown): string | null {
  if (!cause) return null;
  const error = toAppError(cause);
  if (error.kind === 'conflict') return text.guideChanged;
  const reason = isOverlapError(error) ? programmeText.timeIsTaken : error.message;
  return `${guideToastTexts.importFailed.title}. ${reason}`;
}

/** Effect of an import on the guide. */
export interface GuideImportPlan<Imported extends ProgrammeData = ProgrammeData> {
  /** Days whose programmes are deleted first. */
  clearedDays: readonly ChannelTimeSpan[];
  /** Stored programmes that the import deletes; undefined while loading. */
  deletedProgrammes: readonly Programme[] | undefined;
  /** Stored programmes that the import does not delete, including the neighbouring days. */
  remainingProgrammes: readonly Programme[];
  /** Programmes that overlap, each with the other programme. */
  conflicts: readonly { programme: Imported; other: Programme }[];
  /** True when the guide could not be loaded. */
  isError: boolean;
}

/** Returns which stored programmes an import deletes, keeps and overlaps. */
export function useGuideImportPlan<Imported extends ProgrammeData>(
  programmes: readonly Imported[],
  shouldReplace: boolean,
  dating?: NightDating,
): GuideImportPlan<Imported> {
  const spans = listProgrammeDaySpans(programmes, dating);
  const { data: storedProgrammes, isError } = useQuery(guideQueries.nearSpans(spans));
  const clearedDays = shouldReplace ? spans : [];
  const deletedProgrammes = storedProgrammes?.filter((programme) => startsInSpans(programme, clearedDays));
  const deletedSet = new Set(deletedProgrammes);
  const remainingProgrammes = (storedProgrammes ?? []).filter((programme) => !deletedSet.has(programme));
  return {
    clearedDays,
    deletedProgrammes,
    remainingProgrammes,
    conflicts: programmes.flatMap((programme) => {
      const other = findOverlappingProgramme(programme, remainingProgrammes);
      return other ? [{ programme, other }] : [];
    }),
    isError: isError && !storedProgrammes,
  };
}

/** Returns how many programmes the import adds, replaces and removes. */
function describePlan(programmes: readonly ProgrammeData[], plan: GuideImportPlan): string {
  if (plan.isError) return text.compareFailed;
  if (!plan.deletedProgrammes) return text.counting;
  const replacedCount = listReplacedProgrammes(plan.deletedProgrammes, programmes).length;
  const removedCount = plan.deletedProgrammes.length - replacedCount;
  const counts = [
    formatCount(programmes.length, text.importedCount),
    replacedCount > 0 ? formatCount(replacedCount, text.replacedCount) : '',
    removedCount > 0 ? formatCount(removedCount, text.removedCount) : '',
  ];
  return `${counts.filter(Boolean).join(', ')}.`;
}

interface ImportModeFieldProps {
  programmes: readonly ProgrammeData[];
  plan: GuideImportPlan;
  shouldReplace: boolean;
  onChange: (shouldReplace: boolean) => void;
}

/** Chooses between replacing the programmes of the days and adding to them, and shows the effect. */
export function GuideImportModeField({ programmes, plan, shouldReplace, onChange }: ImportModeFieldProps) {
  return (
    <>
      <RadioCardField
        label={text.label}
        choices={[
          { value: true, label: text.replace, hint: text.replaceHint },
          { value: false, label: text.add, hint: text.addHint },
        ]}
        value={shouldReplace}
        onChange={onChange}
      />
      {programmes.length > 0 ? (
        <p role="status" className="border-l-4 border-highlight py-1 pl-3 font-semibold">
          {describePlan(programmes, plan)}
        </p>
      ) : null}
    </>
  );
}
