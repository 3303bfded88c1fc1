import { queryOptions } from '@tanstack/react-query';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { roleToasts } from '@/copy/admin/roles';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';

const table = () =>
  supabase.from('roles').select('key, label, description, is_system, version, role_permissions(permission)');

type RoleRow = NonNullable<Awaited<ReturnType<typeof table>>['data']>[number];

function toDefinition({ is_system, role_permissions, ...role }: RoleRow): RoleDefinition {
  const permissions = role_permissions.map(({ permission }) => permission as Permission);
  return { ...role, isSystem: is_system, permissions };
}

async function fetchRoles(signal: AbortSignal): Promise<RoleDefinition[]> {
  const rows = await unwrap(table().order('position').order('key').abortSignal(signal));
  return rows.map(toDefinition);
}

/** The role as it is now, past the cache: what a save ran into. */
export const readRole = async (key: string) => toDefinition(await unwrap(table().eq('key', key).single()));

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
