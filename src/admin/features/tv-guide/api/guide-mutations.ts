import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guideText, guideToasts } from '@/copy/admin/guide';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { rowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Filling, NewProgramme, Programme } from '../guide-model';
import { guideQueries, PROGRAMME_COLUMNS, readProgramme } from './guide-queries';

const changed = [guideQueries.all()];

/** After a refusal, what is on screen is out of date. */
function useRefreshGuide() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: guideQueries.all() });
}

const instant = (stored: string) => Date.parse(stored);

const isSame = (one: NewProgramme, other: NewProgramme) =>
  instant(one.starts_at) === instant(other.starts_at) &&
  instant(one.ends_at) === instant(other.ends_at) &&
  (['channel', 'title', 'kind', 'summary', 'highlight'] as const).every((name) => one[name] === other[name]);

/** « Another programme is there »: sent again after an answer that was lost, it may be ours. */
const OVERLAP = '23P01';

/** True when the database refused a programme because another has its time. */
export const isTaken = (error: unknown): boolean => toAppError(error).code === OVERLAP;

async function create(programme: NewProgramme): Promise<void> {
  try {
    await unwrap(supabase.from('programmes').insert(programme).select('id').single());
  } catch (cause) {
    if (!isTaken(cause)) throw cause;
    const { channel, starts_at } = programme;
    const asked = supabase.from('programmes').select(PROGRAMME_COLUMNS);
    const [stored] = await unwrap(asked.eq('channel', channel).eq('starts_at', starts_at));
    if (!stored || !isSame(stored as Programme, programme)) throw cause;
  }
}

/** Zero rows are a conflict when the programme is still there in another version, a refusal otherwise. */
async function update({ id, version }: Programme, { channel: _, ...values }: NewProgramme): Promise<void> {
  const saved = supabase.from('programmes').update(values).eq('id', id).eq('version', version);
  try {
    await unwrap(saved.select('id').single());
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'not-found') throw error;
    const current = await readProgramme(id);
    if (current.version === version) throw error;
    // sent again after an answer that was lost: what is stored is what we wanted to store
    if (isSame(current, { ...current, ...values })) return;
    throw new AppError('conflict');
  }
}

/** Adds a programme, or saves one over the version it was read in; its form says what went wrong. */
export function useSaveProgramme(stored: Programme | null) {
  return useMutation({
    mutationFn: (programme: NewProgramme) => (stored ? update(stored, programme) : create(programme)),
    onError: useRefreshGuide(),
    meta: { invalidates: changed, success: stored ? guideToasts.updated : guideToasts.created },
  });
}

const deleteProgramme = rowDeletion('programmes', 'id');

/** Takes a programme out of the guide; its toast brings it back. */
export function useDeleteProgramme() {
  const restore = useMutation({
    mutationFn: create,
    meta: { invalidates: changed, success: guideToasts.restored, error: guideToasts.saveFailed },
  });
  return useMutation({
    mutationFn: async ({ id, version: _, ...programme }: Programme) => {
      await deleteProgramme(id);
      return programme;
    },
    onError: useRefreshGuide(),
    meta: {
      invalidates: changed,
      success: (programme) => ({
        ...guideToasts.deleted,
        description: (programme as NewProgramme).title,
        action: { label: guideToasts.undo, onClick: () => restore.mutate(programme as NewProgramme) },
      }),
      error: guideToasts.deleteFailed,
    },
  });
}

const fill = ({ programmes, cleared }: Filling) =>
  unwrap(
    supabase
      .rpc('import_programmes', { programmes: programmes as never, cleared: cleared as never })
      .select('added, removed')
      .single(),
  );

/** What comes in, and what puts the same days back. */
interface Coming extends Filling {
  before: Filling;
}

/**
 * Fills the guide with a copy or a file: one call and one transaction, all of it or nothing. Its toast puts the days back as they
 * were.
 */
export function useFillGuide() {
  const undo = useMutation({
    mutationFn: fill,
    meta: { invalidates: changed, success: guideToasts.undone, error: guideToasts.fillFailed },
  });
  return useMutation({
    mutationFn: async ({ before, ...coming }: Coming) => ({ ...(await fill(coming)), before }),
    onError: useRefreshGuide(),
    meta: {
      invalidates: changed,
      success: (filled) => {
        const { added, before } = filled as { added: number; before: Filling };
        return {
          ...guideToasts.filled,
          description: `${added}\u00a0${added === 1 ? guideText.one : guideText.many}`,
          action: { label: guideToasts.undo, onClick: () => undo.mutate(before) },
        };
      },
    },
  });
}
