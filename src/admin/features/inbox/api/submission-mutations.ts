import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HandledSource } from '@/admin/config/submissions';
import { followDownload } from '@/admin/lib/save-file';
import { slugify } from '@/admin/lib/slug';
import { formsToasts } from '@/copy/admin/forms';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { HandlingValues } from '../handling';
import { eraseRows, fetchDetail, findPerson } from './submission-calls';
import { submissionQueries } from './submission-queries';

const changed = [submissionQueries.all()];

/** Seconds a link to a CV works. */
const CV_SECONDS = 60;

interface Handling {
  source: HandledSource;
  id: string;
  /** The version it is written over. */
  version: number;
  values: HandlingValues;
}

/** Only over the version that was read. The row is asked back: row security refuses in silence, and so does another version. */
const store = ({ source, id, version, values: { status, note, assignee, dueOn } }: Handling) =>
  unwrap(
    supabase
      .from(source)
      .update({ status, note, assignee, due_on: dueOn })
      .eq('id', id)
      .eq('version', version)
      .select('version')
      .single(),
  );

/** Zero rows are a conflict when the row is still there in another version, a refusal otherwise. */
async function handle(handling: Handling): Promise<{ version: number }> {
  try {
    return await store(handling);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'not-found') throw error;
    const { handling: current } = await fetchDetail(handling.source, handling.id);
    if (!current || current.version === handling.version) throw error;
    const { status, note, assignee, dueOn } = handling.values;
    // sent again after an answer that was lost: what is stored is what we wanted to store
    if (
      current.status === status &&
      current.note === note &&
      current.assignee === assignee &&
      current.dueOn === dueOn
    ) {
      return current;
    }
    throw new AppError('conflict');
  }
}

const setActive = ({ id, active }: { id: string; active: boolean }) =>
  unwrap(
    supabase
      .from('newsletter_subscriptions')
      .update({ is_active: active })
      .eq('id', id)
      .select('id, is_active')
      .single(),
  );

/** A download, never a page: what a visitor sent is not opened in our window. */
async function downloadCv({ path, name }: { path: string; name: string }): Promise<void> {
  const download = `cv-${slugify(name) || 'candidature'}${path.slice(path.lastIndexOf('.'))}`;
  const { signedUrl } = await unwrap(
    supabase.storage.from('cv').createSignedUrl(path, CV_SECONDS, { download }),
  );
  followDownload(signedUrl);
}

/** Saves what staff make of a submission, over the version that was read. After a conflict the row is read anew. */
export function useHandle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: handle,
    onError: (cause) => {
      if (toAppError(cause).kind === 'conflict') {
        void queryClient.invalidateQueries({ queryKey: submissionQueries.all() });
      }
    },
    meta: { invalidates: changed, success: formsToasts.handled, error: formsToasts.handlingFailed },
  });
}

/** Switches a newsletter subscription on or off. */
export function useSetActive(active: boolean) {
  return useMutation({
    mutationFn: (id: string) => setActive({ id, active }),
    meta: {
      invalidates: changed,
      success: active ? formsToasts.subscriptionOn : formsToasts.subscriptionOff,
      error: formsToasts.subscriptionFailed,
    },
  });
}

/** Downloads a CV by a link that works for a minute. */
export function useDownloadCv() {
  return useMutation({ mutationFn: downloadCv, meta: { error: formsToasts.cvFailed } });
}

/** Times the files are looked for again, when an application arrives while a person is being erased. */
const ATTEMPTS = 3;

/** Files first: their names are known by the rows alone, which is why the database keeps these until no file is left. */
async function erasePerson(email: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { cvPaths } = await findPerson(email);
    if (cvPaths.length > 0) await unwrap(supabase.storage.from('cv').remove([...cvPaths]));
    try {
      await eraseRows(email);
      return;
    } catch (cause) {
      if (toAppError(cause).code !== '55000' || attempt === ATTEMPTS) throw cause;
    }
  }
}

/** Erases everything a person sent: files, then rows of every table, all or none of them. */
export function useErasePerson() {
  return useMutation({
    mutationFn: erasePerson,
    // not the details: what they showed is no more, and asking for it again would be an error
    meta: {
      invalidates: [submissionQueries.lists(), submissionQueries.counts()],
      success: formsToasts.erased,
      error: formsToasts.eraseFailed,
    },
  });
}
