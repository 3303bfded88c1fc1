import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Permission, SUPER_ADMIN } from '@/admin/config/roles';
import { roleToasts } from '@/content/admin/roles';
import { AppError } from '@/shared/lib/app-error';
import { rowDeletion } from '@/shared/lib/delete-row';
import { recogniseResent } from '@/shared/lib/recognise-resent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { givablePermissions, type RoleValues, roleKeyOf } from '../role-schema';
import { fetchPermissions, roleQueries } from './role-queries';

interface RoleToSave {
  /** Null for a new role. */
  key: string | null;
  values: RoleValues;
  /** The role exists now: a failure after this must not create it again. */
  onStored: (key: string) => void;
}

const createRole = recogniseResent(
  ({ label, description }: RoleValues) =>
    unwrap(
      supabase
        .from('roles')
        .insert({ key: roleKeyOf(label), label, description })
        .select('key')
        .single(),
    ),
  ({ label, description }) => JSON.stringify([label, description]),
  ({ label }) => unwrap(supabase.from('roles').select('key').eq('key', roleKeyOf(label)).single()),
);

/** The row is asked back: row security refuses in silence, and zero rows must not look like success. */
const renameRole = (key: string, { label, description }: RoleValues) =>
  unwrap(supabase.from('roles').update({ label, description }).eq('key', key).select('key').single());

/** What the form can give and take; a permission it does not know stays as it is. */
async function fetchGivable(role: string): Promise<Permission[]> {
  const held = await fetchPermissions(role);
  return givablePermissions.filter((permission) => held.includes(permission));
}

/** Gives and takes what differs from what the role permits now, then looks at what stands. */
async function storePermissions(role: string, wanted: readonly Permission[]): Promise<void> {
  const held = await fetchGivable(role);
  const missing = wanted.filter((permission) => !held.includes(permission));
  const extra = held.filter((permission) => !wanted.includes(permission));
  if (missing.length > 0) {
    const rows = missing.map((permission) => ({ role, permission }));
    await unwrap(
      // somebody else may just have given the same one
      supabase.from('role_permissions').upsert(rows, { ignoreDuplicates: true }).select('permission'),
    );
  }
  if (extra.length > 0) {
    await unwrap(
      supabase
        .from('role_permissions')
        .delete()
        .eq('role', role)
        .in('permission', extra)
        .select('permission'),
    );
  }
  if (missing.length + extra.length === 0) return;
  const stands = await fetchGivable(role);
  const kept = wanted.every((permission) => stands.includes(permission));
  if (!kept || stands.length !== wanted.length) throw new AppError('forbidden');
}

async function saveRole({ key, values, onStored }: RoleToSave): Promise<void> {
  const { key: stored } = await (key ? renameRole(key, values) : createRole(values));
  onStored(stored);
  if (stored !== SUPER_ADMIN) await storePermissions(stored, values.permissions);
}

const deleteRole = rowDeletion('roles', 'key');

/** After a refusal, what is on screen is out of date. */
function useRefreshRoles() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: roleQueries.all() });
  };
}

/** Creates a role, or saves its name and what it permits. */
export function useSaveRole(isNew: boolean) {
  return useMutation({
    mutationFn: saveRole,
    onError: useRefreshRoles(),
    meta: {
      invalidates: [roleQueries.all()],
      success: isNew ? roleToasts.created : roleToasts.updated,
      error: roleToasts.saveFailed,
    },
  });
}

/** Deletes a role nobody holds. */
export function useDeleteRole() {
  return useMutation({
    mutationFn: deleteRole,
    onError: useRefreshRoles(),
    meta: { invalidates: [roleQueries.all()], success: roleToasts.deleted, error: roleToasts.deleteFailed },
  });
}
