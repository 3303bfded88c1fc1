import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { guideToastTexts, programmeText, existingProgrammesText as text } from '@/copy/admin/guide';
import { mayBeStored, toAppError } from '@/shared/lib/app-error';
import { isOverlapError, useImportProgrammes } from './api/guide-mutations';
import { guideQueries } from './api/guide-queries';
import {
  findOverlappingProgramme,
  listDaySpansWithProgrammes,
  type ProgrammeData,
  startsInSpans,
  toProgrammeKey,
} from './guide-model';
import type { NightDateRule } from './night-date-rule';

/** Returns the sentence of a failed import or copy; null without an error. */
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
  dateRule?: NightDateRule,
) {
  const [shouldReplace, setShouldReplace] = useState(true);
  const { mutate, isPending, error, reset, variables } = useImportProgrammes();
  const isRefused = error !== null && !mayBeStored(toAppError(error));
  /** Last import that was not refused. It may be stored although no answer arrived. */
  const possiblyStoredImport = isRefused ? undefined : variables;
  const possiblyStoredKeys = new Set(possiblyStoredImport?.programmes.map(toProgrammeKey));
  const spans = listDaySpansWithProgrammes(programmes, dateRule);
  const comparison = useQuery(guideQueries.nearSpans(spans));
  const { data: storedProgrammes } = comparison;
  const clearedDays = shouldReplace ? spans : [];
  const isDeleted = (programme: ProgrammeData) => startsInSpans(programme, clearedDays);
  const isFromPossiblyStoredImport = (programme: ProgrammeData) =>
    possiblyStoredKeys.has(toProgrammeKey(programme));
  const deletedProgrammes = storedProgrammes?.filter(isDeleted);
  const remainingProgrammes = (storedProgrammes ?? []).filter(
    (programme) => !isDeleted(programme) && !isFromPossiblyStoredImport(programme),
  );
  const conflicts = programmes.flatMap((programme) => {
    const overlappedProgramme = findOverlappingProgramme(programme, remainingProgrammes);
    return overlappedProgramme ? [{ programme, overlappedProgramme }] : [];
  });
  return {
    programmes,
    shouldReplace,
    setShouldReplace,
    /** Stored programmes that the import deletes; undefined while loading. */
    deletedProgrammes,
    /** Stored programmes that the import keeps, including those of the neighbouring days. */
    remainingProgrammes,
    /** Programmes that overlap with a stored programme that stays. */
    conflicts,
    /** Compares again; undefined unless the comparison failed. */
    retryComparison: comparison.isLoadingError && !comparison.isFetching ? comparison.refetch : undefined,
    /** Props of the `EditDialog`. */
    dialog: { isSubmitting: isPending, error: describeGuideImportError(error) },
    /** Forgets the last attempt. */
    reset,
    /** Sends the programmes. Does nothing before the effect is known, without programmes, or with a conflict. */
    submit(sentProgrammes: readonly ProgrammeData[], onSuccess: () => void) {
      if (programmes.length === 0 || !deletedProgrammes || conflicts.length > 0 || isPending) return;
      const newImport = { programmes: sentProgrammes, clearedDays, deletedProgrammes };
      // A retry names the programmes that the first attempt deleted, so that an undo restores them.
      const isRetry =
        possiblyStoredImport &&
        isEqual(sentProgrammes, possiblyStoredImport.programmes) &&
        isEqual(clearedDays, possiblyStoredImport.clearedDays);
      mutate(isRetry ? { ...possiblyStoredImport, isRetry } : newImport, { onSuccess });
    },
  };
}

/** Import or copy with its effect on the guide, as `useGuideImport` returns it. */
export type GuideImportState = ReturnType<typeof useGuideImport>;
