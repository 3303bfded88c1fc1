import { useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { userToastTexts } from '@/copy/admin/users';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { userQueries } from './user-queries';

interface Assignment {
  userId: string;
  role: string;
}

const insertAssignment = ({ userId, role }: Assignment) =>
  unwrap(supabase.from('user_roles').insert({ user_id: userId, role }).select('id').single());

const findAssignment = ({ userId, role }: Assignment) =>
  unwrap(supabase.from('user_roles').select('id').eq('user_id', userId).eq('role', role).single());

const assignRole = makeIdempotent(insertAssignment, findAssignment);

const removeRole = createRowDeleter('user_roles', 'id');

/** Gives a role to a person. A retry finds the assignment of the first attempt. */
export function useAssignRole() {
  return useMutation({
    mutationFn: assignRole,
    meta: {
      invalidates: [userQueries.all()],
      invalidatesOnError: true,
      success: userToastTexts.assigned,
      error: ({ kind }) =>
        kind === 'duplicate' ? userToastTexts.alreadyAssigned : userToastTexts.assignFailed,
    },
  });
}

/** Removes a role from a person. */
export function useRemoveRole() {
  return useMutation({
    mutationFn: removeRole,
    meta: {
      invalidates: [userQueries.all()],
      invalidatesOnError: true,
      success: userToastTexts.removed,
      error: userToastTexts.removeFailed,
    },
  });
}
