import { useMutation } from '@tanstack/react-query';
import type { RoleDefinition } from '@/admin/config/roles';
import { isEqual } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { roleToastTexts } from '@/copy/admin/roles';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { type RoleValues, toRoleKey, toRoleValues } from '../role-schema';
import { fetchRoleDefinition, roleQueries } from './role-queries';

/** Stores a role and its permissions in one transaction. The role keeps permissions that the form does not know. */
function callSaveRole(role: RoleDefinition | null, { label, description, permissions }: RoleValues) {
  const storedPermissions = toRoleValues(role).permissions;
  const call = supabase.rpc('save_role', {
    role_key: role?.key ?? toRoleKey(label),
    role_label: label,
    role_description: description,
    permissions_added: permissions.filter((permission) => !storedPermissions.includes(permission)),
    permissions_removed: storedPermissions.filter((permission) => !permissions.includes(permission)),
    base_version: role?.version,
  });
  return unwrap(call.select('key').single());
}

/** Creates a role. A retry after a lost answer updates the role of the first attempt. */
const createRole = makeIdempotent(
  (values: RoleValues) => callSaveRole(null, values),
  async (values) => callSaveRole(await fetchRoleDefinition(toRoleKey(values.label)), values),
  ['duplicate'],
  ({ label, description }) => [label, description],
);

const updateRole = (role: RoleDefinition, values: RoleValues) =>
  saveOverVersion({
    version: role.version,
    save: () => callSaveRole(role, values),
    readCurrent: () => fetchRoleDefinition(role.key),
    isSame: (current) => isEqual(toRoleValues(current), values),
  });

const deleteRole = createRowDeleter('roles', 'key');

/** Creates a role, or saves one over the version that the form started from. */
export function useSaveRole(role: RoleDefinition | null) {
  return useMutation({
    mutationFn: (values: RoleValues) => (role ? updateRole(role, values) : createRole(values)),
    meta: {
      invalidates: [roleQueries.all()],
      invalidatesOnError: true,
      success: role ? roleToastTexts.updated : roleToastTexts.created,
      error: roleToastTexts.saveFailed,
    },
  });
}

/** Deletes a role. The database refuses while an account has it. */
export function useDeleteRole() {
  return useMutation({
    mutationFn: deleteRole,
    meta: {
      // The database withdraws the open invitations with the role.
      invalidates: [roleQueries.all(), ['users']],
      invalidatesOnError: true,
      success: roleToastTexts.deleted,
      error: roleToastTexts.deleteFailed,
    },
  });
}
