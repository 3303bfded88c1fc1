import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasValues } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { slugify } from '@/admin/lib/slug';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { eraseText, inboxToastTexts } from '@/copy/admin/inbox';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { downloadUrl } from '@/shared/lib/save-file';
import type { FollowUpValues } from '../follow-up';
import type { StoredFollowUp } from '../submission-row';
import type { FollowUpTableName } from '../submission-source';
import { fetchFollowUp, fetchPersonErasureData } from './submission-calls';
import { submissionQueries } from './submission-queries';

const allSubmissionKeys = [submissionQueries.all()];

const CV_LINK_SECONDS = 60;

interface FollowUpSave {
  source: FollowUpTableName;
  id: string;
  /** Version the values are based on. */
  version: number;
  /** Columns to save; other columns stay. */
  values: Partial<FollowUpValues>;
  /** Values of earlier saves without a response. One of them may be stored. */
  unansweredSaves?: readonly FollowUpValues[];
}

/** Saves the follow-up over the version that was read. */
const saveFollowUp = ({
  source,
  id,
  version,
  values,
  unansweredSaves,
}: FollowUpSave): Promise<{ version: number }> =>
  saveOverVersion<StoredFollowUp, { version: number }>({
    version,
    // Selecting the row detects a refusal by row security, which reports no error.
    save: (baseVersion) =>
      unwrap(
        supabase
          .from(source)
          .update(values)
          .eq('id', id)
          .eq('version', baseVersion)
          .select('version')
          .single(),
      ),
    readCurrent: () => fetchFollowUp(source, id),
    isSame: (current) => hasValues(current, values),
    mayReplace: (current) => unansweredSaves?.some((sentValues) => hasValues(current, sentValues)) ?? false,
  });

const updateSubscription = (id: string, isActive: boolean) =>
  unwrap(
    supabase
      .from('newsletter_subscriptions')
      .update({ is_active: isActive })
      .eq('id', id)
      .select('id, is_active')
      .single(),
  );

/** Downloads a CV instead of opening it: the browser must not render a file that a visitor sent. */
async function downloadCv({ path, name }: { path: string; name: string }): Promise<void> {
  const fileName = `cv-${slugify(name) || 'candidature'}${path.slice(path.lastIndexOf('.'))}`;
  const { signedUrl } = await unwrap(
    supabase.storage.from('cv').createSignedUrl(path, CV_LINK_SECONDS, { download: fileName }),
  );
  downloadUrl(signedUrl);
}

/** Saves the follow-up of a submission. After a conflict the row is read again. */
export function useSaveFollowUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveFollowUp,
    onError: (cause) => {
      if (toAppError(cause).kind === 'conflict') {
        void queryClient.invalidateQueries({ queryKey: submissionQueries.all() });
      }
    },
    meta: {
      invalidates: allSubmissionKeys,
      success: inboxToastTexts.followUpSaved,
      error: inboxToastTexts.followUpFailed,
    },
  });
}

export function useSetNewsletterSubscriptionActive(shouldBeActive: boolean) {
  return useMutation({
    mutationFn: (id: string) => updateSubscription(id, shouldBeActive),
    meta: {
      invalidates: allSubmissionKeys,
      success: shouldBeActive ? inboxToastTexts.subscriptionOn : inboxToastTexts.subscriptionOff,
      error: inboxToastTexts.subscriptionFailed,
    },
  });
}

export function useDownloadCv() {
  return useMutation({ mutationFn: downloadCv, meta: { error: inboxToastTexts.cvFailed } });
}

/** Deletes the CVs of a person, then the rows of every table in one transaction. The rows are last: they name the files. */
async function erasePerson(email: string): Promise<void> {
  const { cvPaths } = await fetchPersonErasureData(email);
  if (cvPaths.length > 0) await unwrap(supabase.storage.from('cv').remove([...cvPaths]));
  // The database refuses when a CV has arrived since. Nothing is erased, and the next press starts again.
  await unwrap(supabase.rpc('erase_person', { person: email }).select('erased').single());
}

/** Code of an erasure that the database refuses, because a CV of the person is still stored. */
const STORED_CV_CODE = '55000';

/** Returns the message for a failed erasure. */
export const explainEraseFailure = ({ code, message }: AppError): string =>
  code === STORED_CV_CODE ? eraseText.newCv : message;

/** Erases everything that was sent from one address. */
export function useErasePerson() {
  return useMutation({
    mutationFn: erasePerson,
    // Does not invalidate the details: loading a deleted row again would fail.
    meta: {
      invalidates: [submissionQueries.lists(), submissionQueries.counts()],
      success: inboxToastTexts.erased,
      error: (error) => ({ ...inboxToastTexts.eraseFailed, description: explainEraseFailure(error) }),
    },
  });
}
