import { queryOptions } from '@tanstack/react-query';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { roleToasts } from '@/content/admin/roles';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';

/** What a role permits now, as the database knows it. */
export async function fetchPermissions(role: string): Promise<Permission[]> {
  const rows = await unwrap(supabase.from('role_permissions').select('permission').eq('role', role));
  return rows.map(({ permission }) => permission as Permission);
}

async function fetchRoles(signal: AbortSignal): Promise<RoleDefinition[]> {
  const rows = await unwrap(
    supabase
      .from('roles')
      .select('key, label, description, is_system, role_permissions(permission)')
      .order('position')
      .order('key')
      .abortSignal(signal),
  );
  return rows.map(({ key, label, description, is_system, role_permissions }) => ({
    key,
    label,
    description,
    isSystem: is_system,
    permissions: role_permissions.map(({ permission }) => permission as Permission),
  }));
}

/** Keys and calls of roles. They are few: nobody pages through them. */
export const roleQueries = {
  all: () => ['roles'] as const,
  list: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'list'],
      queryFn: ({ signal }) => fetchRoles(signal),
      meta: { error: roleToasts.loadFailed },
    }),
  /** How many people hold it, for who may see all of them. Always asked again: assignments change elsewhere. */
  holders: (role: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'holders', role],
      queryFn: ({ signal }) =>
        unwrapCount(
          supabase
            .from('user_roles')
            .select('*', { count: 'exact', head: true })
            .eq('role', role)
            .abortSignal(signal),
        ),
      staleTime: 0,
    }),
};
