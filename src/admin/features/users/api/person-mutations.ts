import { useMutation } from '@tanstack/react-query';
import { assertDeleted } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { personToastTexts } from '@/copy/admin/person';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { userQueries } from './user-queries';

/** Suspends or reinstates an account. */
export function useSetAccountSuspended() {
  return useMutation({
    mutationFn: async ({ personId, shouldSuspend }: { personId: string; shouldSuspend: boolean }) => {
      const call = supabase.rpc('set_suspended', { people: [personId], suspended: shouldSuspend });
      await unwrap(call.select('id').single());
      return shouldSuspend;
    },
    meta: {
      invalidates: [userQueries.all()],
      invalidatesOnError: true,
      success: (wasSuspended) => (wasSuspended ? personToastTexts.suspended : personToastTexts.reinstated),
      error: personToastTexts.failed,
    },
  });
}

/** Removes the second factor of a colleague, who enrols again. */
export function useResetSecondFactor() {
  return useMutation({
    mutationFn: (personId: string) =>
      unwrap(supabase.rpc('reset_second_factor', { person: personId }).select('id').single()),
    meta: {
      invalidates: [userQueries.all(), userQueries.personSummaries()],
      invalidatesOnError: true,
      success: personToastTexts.factorReset,
      error: personToastTexts.failed,
    },
  });
}

/** Transfers the texts and files of a person to a colleague. */
export function useTransferOwnership() {
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
      success: personToastTexts.handedOver,
      error: personToastTexts.failed,
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
  ({ personId }) => personId,
  ({ personId }) => assertDeleted('profiles', 'id', personId),
  'not-found',
);

/** Deletes an account permanently, after an optional transfer of its texts and files. */
export function useDeletePerson() {
  return useMutation({
    mutationFn: deletePerson,
    meta: {
      invalidates: [userQueries.all(), ['content'], ['media']],
      invalidatesOnError: true,
      success: personToastTexts.deleted,
      error: personToastTexts.failed,
    },
  });
}
