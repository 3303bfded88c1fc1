import { useMutation } from '@tanstack/react-query';
import { hasValues } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { createVersionDeleter } from '@/admin/lib/delete-row';
import { formatCount } from '@/admin/lib/number-format';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { guideText, guideToastTexts, programmeText } from '@/copy/admin/guide';
import { toAppError } from '@/shared/lib/app-error';
import {
  type GuideImportData,
  listDaySpansWithProgrammes,
  type Programme,
  type ProgrammeData,
  startsInSpans,
  toProgrammeKey,
} from '../guide-model';
import type { GuideChangeRows } from '../undo-remainder';
import { fetchNearSpans, fetchOverlappingProgramme, fetchProgramme, guideQueries } from './guide-queries';
import { useUndoGuideChange } from './undo-guide-change';

const invalidatedKeys = [guideQueries.all()];

/** Postgres code for a violated exclusion constraint: two programmes overlap. */
const OVERLAP = '23P01';

/** Returns true when the database refused an overlap. */
export const isOverlapError = (error: unknown): boolean => toAppError(error).code === OVERLAP;

async function createProgramme(programme: ProgrammeData): Promise<unknown> {
  try {
    return await unwrap(supabase.from('programmes').insert(programme).select('id').single());
  } catch (cause) {
    if (!isOverlapError(cause)) throw cause;
    // An attempt without a response may have stored this programme.
    const storedProgramme = await fetchOverlappingProgramme(programme);
    if (!storedProgramme || !hasValues(storedProgramme, programme)) throw cause;
    return storedProgramme;
  }
}

/** Updates all fields but the channel, which the database does not let staff change. */
const updateProgramme = ({ id, version }: Programme, { channel: _, ...values }: ProgrammeData) =>
  saveOverVersion<Programme, { id: string }>({
    version,
    save: (baseVersion) => {
      const request = supabase.from('programmes').update(values).eq('id', id).eq('version', baseVersion);
      return unwrap(request.select('id').single());
    },
    readCurrent: () => fetchProgramme(id),
    isSame: (current) => hasValues(current, values),
  });

/** Creates a programme, or saves one over the version that was read. The form shows the errors. */
export function useSaveProgramme(storedProgramme: Programme | null) {
  return useMutation({
    mutationFn: (programme: ProgrammeData): Promise<unknown> =>
      storedProgramme ? updateProgramme(storedProgramme, programme) : createProgramme(programme),
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: storedProgramme ? guideToastTexts.updated : guideToastTexts.created,
    },
  });
}

const deleteProgramme = createVersionDeleter('programmes', 'id');

/** Deletes a programme if it still has the version that was read. The toast offers to undo. */
export function useDeleteProgramme() {
  const undo = useUndoGuideChange(guideToastTexts.restored);
  return useMutation({
    mutationFn: ({ id, version }: Programme) => deleteProgramme(id, version),
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: (_data, variables) => {
        const programme = variables as Programme;
        return {
          ...guideToastTexts.deleted,
          description: programme.title,
          action: {
            label: guideToastTexts.undo,
            onClick: () => undo({ added: [], removed: [programme] }),
          },
        };
      },
      error: ({ kind, message }) => ({
        ...guideToastTexts.deleteFailed,
        description: kind === 'conflict' ? programmeText.changedMeanwhile : message,
      }),
    },
  });
}

/** Returns the rows of an import that is stored already. Null when it is not, or when a cleared day has other programmes. */
async function findStoredImport({ programmes, clearedDays }: GuideImportData): Promise<Programme[] | null> {
  const storedProgrammes = await fetchNearSpans([...listDaySpansWithProgrammes(programmes), ...clearedDays]);
  const sentByKey = new Map(programmes.map((programme) => [toProgrammeKey(programme), programme]));
  const importedRows = storedProgrammes.filter((stored) => {
    const sentProgramme = sentByKey.get(toProgrammeKey(stored));
    return sentProgramme && hasValues(stored, sentProgramme);
  });
  const clearedRows = storedProgrammes.filter((stored) => startsInSpans(stored, clearedDays));
  const isStored =
    importedRows.length === programmes.length && clearedRows.every((row) => importedRows.includes(row));
  return isStored ? importedRows : null;
}

async function importProgrammes(guideImport: GuideImportData): Promise<GuideChangeRows> {
  const { programmes, clearedDays, deletedProgrammes } = guideImport;
  // The generated type `Json` accepts no interfaces, hence `never`.
  const request = supabase.rpc('import_programmes', {
    programmes: programmes as never,
    cleared_periods: clearedDays as never,
    expected_programmes: deletedProgrammes.map(({ id, version }) => ({ id, version })),
  });
  try {
    return await unwrap(request.select<string, GuideChangeRows>('added, removed').single());
  } catch (cause) {
    const isRefused = toAppError(cause).kind === 'conflict' || isOverlapError(cause);
    if (!guideImport.isRetry || !isRefused) throw cause;
    // The attempt whose answer was lost may have stored this import.
    const importedRows = await findStoredImport(guideImport);
    if (!importedRows) throw cause;
    return { added: importedRows.map(({ id, version }) => ({ id, version })), removed: deletedProgrammes };
  }
}

/** Deletes the programmes of the cleared days and adds the new ones, in one transaction. The toast offers to undo. */
export function useImportProgrammes() {
  const undo = useUndoGuideChange(guideToastTexts.undone);
  return useMutation({
    mutationFn: importProgrammes,
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: (result) => {
        const change = result as GuideChangeRows;
        return {
          ...guideToastTexts.imported,
          description: formatCount(change.added.length, guideText),
          action: { label: guideToastTexts.undo, onClick: () => undo(change) },
        };
      },
    },
  });
}
