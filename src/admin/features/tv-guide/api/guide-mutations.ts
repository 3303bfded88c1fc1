import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '@/admin/lib/number-format';
import { guideText, guideToastTexts } from '@/copy/admin/guide';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { GuideImport, NewProgramme, Programme } from '../guide-model';
import { fetchProgramme, guideQueries, PROGRAMME_COLUMNS } from './guide-queries';

const invalidatedKeys = [guideQueries.all()];

/** Returns a function that reloads the guide after an error. */
function useRefreshGuide() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: guideQueries.all() });
}

const parseInstant = (timestamp: string) => Date.parse(timestamp);

const isSameProgramme = (one: NewProgramme, other: NewProgramme) =>
  parseInstant(one.starts_at) === parseInstant(other.starts_at) &&
  parseInstant(one.ends_at) === parseInstant(other.ends_at) &&
  (['channel', 'title', 'kind', 'summary', 'highlight'] as const).every((name) => one[name] === other[name]);

/** Postgres code for a violated exclusion constraint: two programmes overlap. */
const OVERLAP = '23P01';

/** Returns true when the programme overlaps a stored one, possibly itself after a lost response. */
export const isOverlapError = (error: unknown): boolean => toAppError(error).code === OVERLAP;

async function createProgramme(programme: NewProgramme): Promise<void> {
  try {
    await unwrap(supabase.from('programmes').insert(programme).select('id').single());
  } catch (cause) {
    if (!isOverlapError(cause)) throw cause;
    const { channel, starts_at } = programme;
    const request = supabase.from('programmes').select(PROGRAMME_COLUMNS);
    const [storedRow] = await unwrap(request.eq('channel', channel).eq('starts_at', starts_at));
    if (!storedRow || !isSameProgramme(storedRow as Programme, programme)) throw cause;
  }
}

/** Saves over the version that was read. Throws « conflict » when the stored version is newer, « not-found » for a refusal. */
async function updateProgramme(
  { id, version }: Programme,
  { channel: _, ...values }: NewProgramme,
): Promise<void> {
  const request = supabase.from('programmes').update(values).eq('id', id).eq('version', version);
  try {
    await unwrap(request.select('id').single());
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'not-found') throw error;
    const current = await fetchProgramme(id);
    if (current.version === version) throw error;
    // After a lost response, the first attempt has already stored these values.
    if (isSameProgramme(current, { ...current, ...values })) return;
    throw new AppError('conflict');
  }
}

/** Creates a programme, or saves one over the version that was read. The form shows the errors. */
export function useSaveProgramme(storedProgramme: Programme | null) {
  return useMutation({
    mutationFn: (programme: NewProgramme) =>
      storedProgramme ? updateProgramme(storedProgramme, programme) : createProgramme(programme),
    onError: useRefreshGuide(),
    meta: {
      invalidates: invalidatedKeys,
      success: storedProgramme ? guideToastTexts.updated : guideToastTexts.created,
    },
  });
}

const deleteProgramme = createRowDeletion('programmes', 'id');

/** Deletes a programme. The toast offers to undo. */
export function useDeleteProgramme() {
  const restore = useMutation({
    mutationFn: createProgramme,
    meta: {
      invalidates: invalidatedKeys,
      success: guideToastTexts.restored,
      error: guideToastTexts.saveFailed,
    },
  });
  return useMutation({
    mutationFn: async ({ id, version: _, ...programme }: Programme) => {
      await deleteProgramme(id);
      return programme;
    },
    onError: useRefreshGuide(),
    meta: {
      invalidates: invalidatedKeys,
      success: (programme) => ({
        ...guideToastTexts.deleted,
        description: (programme as NewProgramme).title,
        action: { label: guideToastTexts.undo, onClick: () => restore.mutate(programme as NewProgramme) },
      }),
      error: guideToastTexts.deleteFailed,
    },
  });
}

const importProgrammes = ({ programmes, clearedDays }: GuideImport) =>
  unwrap(
    supabase
      .rpc('import_programmes', { programmes: programmes as never, cleared_periods: clearedDays as never })
      .select('added, removed')
      .single(),
  );

/** Import, and the import that undoes it. */
interface UndoableImport extends GuideImport {
  undoImport: GuideImport;
}

/** Adds programmes of a copy or a file in one transaction. The toast offers to undo. */
export function useImportProgrammes() {
  const undo = useMutation({
    mutationFn: importProgrammes,
    meta: {
      invalidates: invalidatedKeys,
      success: guideToastTexts.undone,
      error: guideToastTexts.fillFailed,
    },
  });
  return useMutation({
    mutationFn: async ({ undoImport, ...guideImport }: UndoableImport) => ({
      ...(await importProgrammes(guideImport)),
      before: undoImport,
    }),
    onError: useRefreshGuide(),
    meta: {
      invalidates: invalidatedKeys,
      success: (result) => {
        const { added, before: undoImport } = result as { added: number; before: GuideImport };
        return {
          ...guideToastTexts.filled,
          description: formatCount(added, guideText),
          action: { label: guideToastTexts.undo, onClick: () => undo.mutate(undoImport) },
        };
      },
    },
  });
}
