import { useMutation } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { letterToasts } from '@/copy/admin/letters';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { rowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type LetterValues, sameLetter } from '../letter-model';
import { LETTER_COLUMNS, type Letter, letterQueries, readLetter } from './letter-queries';

const changed = [letterQueries.all()];

const asLetter = (row: unknown) => row as Letter;

/** Starts a draft with nothing in it. */
export function useCreateLetter() {
  return useMutation({
    mutationFn: async () =>
      asLetter(
        await unwrap(supabase.from('letters').insert({ subject: '' }).select(LETTER_COLUMNS).single()),
      ),
    meta: { invalidates: changed, success: letterToasts.created, error: letterToasts.saveFailed },
  });
}

interface Save {
  id: string;
  /** The one that was read. */
  version: number;
  values: LetterValues;
}

const store = ({ id, version, values }: Save) =>
  supabase.from('letters').update(values).eq('id', id).eq('version', version).select(LETTER_COLUMNS).single();

const save = (change: Save): Promise<Letter> =>
  saveOverVersion({
    version: change.version,
    save: async () => asLetter(await unwrap(store(change))),
    readCurrent: () => readLetter(change.id),
    isSame: (current) => sameLetter(current, change.values),
  });

/** Saves a draft over the version it was read in; its form says what went wrong. */
export function useSaveLetter() {
  return useMutation({
    mutationFn: save,
    meta: { invalidates: changed, success: letterToasts.saved },
  });
}

/** Deletes a draft. */
export function useDeleteLetter() {
  return useMutation({
    mutationFn: rowDeletion('letters', 'id'),
    meta: { invalidates: changed, success: letterToasts.deleted, error: letterToasts.deleteFailed },
  });
}

/** Sends the draft as it is stored to who asks. */
export function useTryLetter() {
  return useMutation({
    mutationFn: async (letter: string) => {
      const { data, error, status } = await supabase.rpc('try_letter', { letter });
      if (error) throw toAppError(error, status);
      return data === true;
    },
    meta: {
      success: (sent) => (sent ? letterToasts.tried : letterToasts.triedAlready),
      error: letterToasts.tryFailed,
    },
  });
}

/** No row: somebody saved or sent it meanwhile. An answer that was lost leaves it on its way. */
async function start({ id, version }: Letter): Promise<void> {
  const asked = supabase.rpc('start_letter', { letter: id, known: version });
  const rows = await unwrap(asked.select('id'));
  if (rows.length > 0) return;
  const { state, version: now } = await readLetter(id);
  if (state === 'draft' || now !== version) throw new AppError('conflict');
}

/** Sends the letter to every reader. */
export function useStartLetter() {
  return useMutation({
    mutationFn: start,
    meta: { invalidates: changed, success: letterToasts.started, error: letterToasts.startFailed },
  });
}

/** Stops a letter on its way, or lets it go on; asked twice it is as after once. */
export function useRunLetter(running: boolean) {
  return useMutation({
    mutationFn: async (letter: string) => {
      await unwrap(supabase.rpc('run_letter', { letter, running }).select('id'));
    },
    meta: {
      invalidates: changed,
      success: running ? letterToasts.resumed : letterToasts.stopped,
      error: letterToasts.runFailed,
    },
  });
}
