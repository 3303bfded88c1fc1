import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { formatCount } from '@/admin/lib/number-format';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { guideToastTexts, programmeText, existingProgrammesText as text } from '@/copy/admin/guide';
import { mayBeStored, toAppError } from '@/shared/lib/app-error';
import { isOverlapError, useImportProgrammes } from '../api/guide-mutations';
import { guideQueries } from '../api/guide-queries';
import {
  findOverlappingProgramme,
  listDaySpansWithProgrammes,
  listReplacedProgrammes,
  type ProgrammeData,
  startsInSpans,
  toProgrammeKey,
} from '../guide-model';
import type { NightDating } from '../night-dates';
import { RadioCardField } from './radio-card-field';

/** Returns the sentence of a failed import or copy; null for none. */
function describeGuideImportError(cause: unknown): string | null {
  if (!cause) return null;
  const error = toAppError(cause);
  if (error.kind === 'conflict') return text.guideChanged;
  const reason = isOverlapError(error) ? programmeText.timeIsTaken : error.message;
  return `${guideToastTexts.importFailed.title}. ${reason}`;
}

/** Prepares an import or a copy of programmes: its effect on the guide, and its submission. */
export function useGuideImport<Imported extends ProgrammeData>(
  programmes: readonly Imported[],
  dating?: NightDating,
) {
  const [shouldReplace, setShouldReplace] = useState(true);
  const { mutate, isPending, error, reset, variables } = useImportProgrammes();
  /** Import that was sent and not refused. Without an answer, it may be stored. */
  const sentImport = error && !mayBeStored(toAppError(error)) ? undefined : variables;
  const sentKeys = new Set(sentImport?.programmes.map(toProgrammeKey));
  const spans = listDaySpansWithProgrammes(programmes, dating);
  const comparison = useQuery(guideQueries.nearSpans(spans));
  const { data: storedProgrammes } = comparison;
  const clearedDays = shouldReplace ? spans : [];
  const deletedProgrammes = storedProgrammes?.filter((programme) => startsInSpans(programme, clearedDays));
  const remainingProgrammes = (storedProgrammes ?? []).filter(
    (programme) => !startsInSpans(programme, clearedDays) && !sentKeys.has(toProgrammeKey(programme)),
  );
  const conflicts = programmes.flatMap((programme) => {
    const other = findOverlappingProgramme(programme, remainingProgrammes);
    return other ? [{ programme, other }] : [];
  });
  return {
    programmes,
    shouldReplace,
    setShouldReplace,
    /** Stored programmes that the import deletes; undefined while loading. */
    deletedProgrammes,
    /** Stored programmes that the import keeps, including those of the neighbouring days. */
    remainingProgrammes,
    /** Programmes that overlap, each with the stored one. */
    conflicts,
    /** Compares again; undefined unless the comparison failed. */
    retryComparison: comparison.isLoadingError && !comparison.isFetching ? comparison.refetch : undefined,
    /** Props of the `EditDialog`. */
    dialog: { isSubmitting: isPending, error: describeGuideImportError(error) },
    /** Forgets the error of the last attempt. */
    reset,
    /** Sends the programmes. Does nothing before the effect is known, without programmes, or with a conflict. */
    submit(sentProgrammes: readonly ProgrammeData[], onSuccess: () => void) {
      if (programmes.length === 0 || !deletedProgrammes || conflicts.length > 0 || isPending) return;
      const newImport = { programmes: sentProgrammes, clearedDays, deletedProgrammes };
      // A retry names the programmes that the first attempt deleted, so that its undo restores them.
      const isRetry =
        sentImport &&
        isEqual(sentProgrammes, sentImport.programmes) &&
        isEqual(clearedDays, sentImport.clearedDays);
      mutate(isRetry ? { ...sentImport, isRetry } : newImport, { onSuccess });
    },
  };
}

/** Import or copy with its effect on the guide, as `useGuideImport` returns it. */
export type GuideImportState = ReturnType<typeof useGuideImport>;

/** Returns how many programmes the import adds, replaces and removes. */
function describeEffect({ programmes, deletedProgrammes }: GuideImportState): string {
  if (!deletedProgrammes) return text.counting;
  const replacedCount = listReplacedProgrammes(deletedProgrammes, programmes).length;
  const removedCount = deletedProgrammes.length - replacedCount;
  const counts = [
    formatCount(programmes.length, text.importedCount),
    replacedCount > 0 ? formatCount(replacedCount, text.replacedCount) : '',
    removedCount > 0 ? formatCount(removedCount, text.removedCount) : '',
  ];
  return `${counts.filter(Boolean).join(', ')}.`;
}

/** Chooses between replacing the programmes of the days and adding to them, and shows the effect. */
export function GuideImportModeField({ guideImport }: { guideImport: GuideImportState }) {
  const { retryComparison } = guideImport;
  return (
    <>
      <RadioCardField
        label={text.label}
        choices={[
          { value: true, label: text.replace, hint: text.replaceHint },
          { value: false, label: text.add, hint: text.addHint },
        ]}
        value={guideImport.shouldReplace}
        onChange={guideImport.setShouldReplace}
      />
      {retryComparison ? (
        <FailureNotice error={text.compareFailed} onRetry={() => void retryComparison()} />
      ) : null}
      {guideImport.programmes.length > 0 && !retryComparison ? (
        <p role="status" className="border-l-4 border-highlight py-1 pl-3 font-semibold">
          {describeEffect(guideImport)}
        </p>
      ) : null}
    </>
  );
}
