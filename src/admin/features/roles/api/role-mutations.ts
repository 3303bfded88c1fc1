import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RoleDefinition } from '@/admin/config/roles';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { roleToasts } from '@/copy/admin/roles';
import { rowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type RoleValues, roleKeyOf, sameRoleValues, toRoleValues } from '../role-schema';
import { readRole, roleQueries } from './role-queries';

/** Stores a role and its permissions in one transaction. Permissions that the form does not know stay. */
function store(role: RoleDefinition | null, { label, description, permissions }: RoleValues) {
  const stored = toRoleValues(role).permissions;
  const call = supabase.rpc('save_role', {
    role_key: role?.key ?? roleKeyOf(label),
    role_label: label,
    role_description: description,
    given: permissions.filter((permission) => !stored.includes(permission)),
    taken: stored.filter((permission) => !permissions.includes(permission)),
    ...(role ? { over_version: role.version } : {}),
  });
  return unwrap(call.select('key').single());
}

/** A retry after a lost answer finds the role of the first attempt and updates it. */
const createRole = idempotent(
  (values: RoleValues) => store(null, values),
  ({ label, description }) => JSON.stringify([label, description]),
  async (values) => store(await readRole(roleKeyOf(values.label)), values),
);

const updateRole = (role: RoleDefinition, values: RoleValues) =>
  saveOverVersion({
    version: role.version,
    save: () => store(role, values),
    readCurrent: () => readRole(role.key),
    isSame: (current) => sameRoleValues(toRoleValues(current), values),
  });

const deleteRole = rowDeletion('roles', 'key');

/** Reloads the roles: after a refusal the screen is out of date. */
function useRefreshRoles() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: roleQueries.all() });
  };
}

/** Creates a role, or saves one over the version that the form started from. */
export function useSaveRole(role: RoleDefinition | null) {
  return useMutation({
    mutationFn: (values: RoleValues) => (role ? updateRole(role, values) : createRole(values)),
    onError: useRefreshRoles(),
    meta: {
      invalidates: [roleQueries.all()],
      success: role ? roleToasts.updated : roleToasts.created,
      error: roleToasts.saveFailed,
    },
  });
}

export function useDeleteRole() {
  return useMutation({
    mutationFn: deleteRole,
    onError: useRefreshRoles(),
    meta: { invalidates: [roleQueries.all()], success: roleToasts.deleted, error: roleToasts.deleteFailed },
  });
}
