import { useMutation } from '@tanstack/react-query';
import { COUNT_ONLY_OPTIONS } from '@/admin/lib/count-only';
import { supabase } from '@/admin/lib/supabase';
import { unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { personToastTexts } from '@/copy/admin/person';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { userQueries } from './user-queries';

/** Suspends or reinstates an account. */
export function useSetAccountSuspended() {
  return useMutation({
    mutationFn: ({ person, shouldSuspend }: { person: string; shouldSuspend: boolean }) =>
      unwrap(
        supabase
          .rpc('set_suspended', { people: [person], suspended: shouldSuspend })
          .select('id')
          .single(),
      ).then(() => shouldSuspend),
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
    mutationFn: (person: string) =>
      unwrap(supabase.rpc('reset_second_factor', { person }).select('id').single()),
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
    mutationFn: ({ person, newOwner }: { person: string; newOwner: string }) =>
      unwrap(
        supabase.rpc('transfer_ownership', { person, new_owner: newOwner }).select('texts, files').single(),
      ),
    meta: {
      invalidates: [userQueries.all(), userQueries.personSummaries(), ['content'], ['media']],
      invalidatesOnError: true,
      success: personToastTexts.handedOver,
      error: personToastTexts.failed,
    },
  });
}

const deletePerson = makeIdempotent(
  async ({ person, newOwner }: { person: string; newOwner?: string | undefined }) => {
    await unwrap(supabase.rpc('delete_person', { person, new_owner: newOwner }).select('id').single());
  },
  ({ person }) => person,
  async ({ person }) => {
    const profileQuery = supabase.from('profiles').select('id', COUNT_ONLY_OPTIONS).eq('id', person);
    if ((await unwrapCount(profileQuery)) > 0) throw new Error('still there');
  },
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
