import { useMutation } from '@tanstack/react-query';
import { verifyRowDeletion } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { managePersonToastTexts } from '@/copy/admin/person';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { userQueries } from './user-queries';

/** Suspends an account, or gives a suspended account its access back. */
export function useSetAccountSuspended(suspended: boolean) {
  return useMutation({
    mutationFn: (personId: string) =>
      unwrap(
        supabase
          .rpc('set_suspended', { people: [personId], suspended })
          .select('id')
          .single(),
      ),
    meta: {
      invalidates: [userQueries.all()],
      invalidatesOnError: true,
      success: managePersonToastTexts[suspended ? 'suspended' : 'reinstated'],
      error: managePersonToastTexts.failed,
    },
  });
}

/** Removes the second factor of a colleague, who can then enrol a new one. */
export function useResetSecondFactor() {
  return useMutation({
    mutationFn: (personId: string) =>
      unwrap(supabase.rpc('reset_second_factor', { person: personId }).select('id').single()),
    meta: {
      invalidates: [userQueries.all(), userQueries.personSummaries()],
      invalidatesOnError: true,
      success: managePersonToastTexts.factorReset,
      error: managePersonToastTexts.failed,
    },
  });
}

/** Gives the texts and files of a person to a new owner. */
export function useTransferOwnedItems() {
  return useMutation({
    mutationFn: ({ personId, newOwnerId }: { personId: string; newOwnerId: string }) =>
      unwrap(
        supabase
          .rpc('transfer_ownership', { person: personId, new_owner: newOwnerId })
          .select('texts, files')
          .single(),
      ),
    meta: {
      invalidates: [userQueries.all(), userQueries.personSummaries(), ['content'], ['media']],
      invalidatesOnError: true,
      success: managePersonToastTexts.handedOver,
      error: managePersonToastTexts.failed,
    },
  });
}

interface PersonDeletion {
  personId: string;
  newOwnerId?: string | undefined;
}

async function sendDeletion({ personId, newOwnerId }: PersonDeletion): Promise<void> {
  const call = supabase.rpc('delete_person', { person: personId, new_owner: newOwnerId });
  await unwrap(call.select('id').single());
}

const deletePerson = makeIdempotent(
  sendDeletion,
  ({ personId }) => verifyRowDeletion('profiles', 'id', personId),
  ['not-found'],
  ({ personId }) => personId,
);

/** Deletes an account permanently, after an optional transfer of its texts and files. */
export function useDeletePerson() {
  return useMutation({
    mutationFn: deletePerson,
    meta: {
      invalidates: [userQueries.all(), ['content'], ['media']],
      invalidatesOnError: true,
      success: managePersonToastTexts.deleted,
      error: managePersonToastTexts.failed,
    },
  });
}
