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

/** Reads a role past the cache. */
export const readRole = async (key: string) => toDefinition(await unwrap(table().eq('key', key).single()));

/** Queries of the roles. They are few: the list is loaded whole. */
export const roleQueries = {
  all: () => ['roles'] as const,
  list: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'list'],
      queryFn: ({ signal }) => fetchRoles(signal),
      meta: { error: roleToasts.loadFailed },
    }),
  /** Counts the people with a role. Never cached: the users screen changes it. */
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
