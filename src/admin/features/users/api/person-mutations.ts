import { useMutation } from '@tanstack/react-query';
import { COUNT_ONLY } from '@/admin/lib/count-only';
import { personToasts } from '@/copy/admin/person';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import { useRefreshPeople } from './use-refresh-people';
import { userQueries } from './user-queries';

/** Suspends or reinstates an account. */
export function useSetSuspended() {
  return useMutation({
    mutationFn: (change: { person: string; suspended: boolean }) =>
      unwrap(supabase.rpc('set_suspended', change).select('id').single()).then(() => change.suspended),
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all()],
      success: (suspended) => (suspended ? personToasts.suspended : personToasts.reinstated),
      error: personToasts.failed,
    },
  });
}

/** Removes the second factor of a colleague, who enrols again. */
export function useResetSecondFactor() {
  return useMutation({
    mutationFn: (person: string) =>
      unwrap(supabase.rpc('reset_second_factor', { person }).select('id').single()),
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all()],
      success: personToasts.factorReset,
      error: personToasts.failed,
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
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all(), ['belongings'], ['content'], ['media']],
      success: personToasts.handedOver,
      error: personToasts.failed,
    },
  });
}

const deletePerson = idempotent(
  async ({ person, newOwner }: { person: string; newOwner?: string | undefined }) => {
    await unwrap(supabase.rpc('delete_person', { person, new_owner: newOwner }).select('id').single());
  },
  ({ person }) => person,
  async ({ person }) => {
    const profileQuery = supabase.from('profiles').select('id', COUNT_ONLY).eq('id', person);
    if ((await unwrapCount(profileQuery)) > 0) throw new Error('still there');
  },
  'not-found',
);

/** Deletes an account permanently, after an optional transfer of its texts and files. */
export function useDeletePerson() {
  return useMutation({
    mutationFn: deletePerson,
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all(), ['content'], ['media']],
      success: personToasts.deleted,
      error: personToasts.failed,
    },
  });
}
