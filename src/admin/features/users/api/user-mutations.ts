import { useMutation } from '@tanstack/react-query';
import { userToasts } from '@/copy/admin/users';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { useRefreshPeople } from './use-refresh-people';
import { userQueries } from './user-queries';

interface Assignment {
  userId: string;
  role: string;
}

const assignRole = idempotent(
  ({ userId, role }: Assignment) =>
    unwrap(supabase.from('user_roles').insert({ user_id: userId, role }).select('id').single()),
  ({ userId, role }) => `${userId} ${role}`,
  ({ userId, role }) =>
    unwrap(supabase.from('user_roles').select('id').eq('user_id', userId).eq('role', role).single()),
);

const removeRole = createRowDeletion('user_roles', 'id');

export function useAssignRole() {
  return useMutation({
    mutationFn: assignRole,
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all()],
      success: userToasts.assigned,
      error: ({ kind }) => (kind === 'duplicate' ? userToasts.alreadyHeld : userToasts.assignFailed),
    },
  });
}

/** Removes a role by the id of its assignment. */
export function useRemoveRole() {
  return useMutation({
    mutationFn: removeRole,
    onError: useRefreshPeople(),
    meta: {
      invalidates: [userQueries.all()],
      success: userToasts.removed,
      error: userToasts.removeFailed,
    },
  });
}
