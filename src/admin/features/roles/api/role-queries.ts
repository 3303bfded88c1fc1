import { queryOptions } from '@tanstack/react-query';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { supabase } from '@/admin/lib/supabase';
import { COUNT_ONLY_OPTIONS, unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { roleToastTexts } from '@/copy/admin/roles';

const selectRoles = () =>
  supabase.from('roles').select('key, label, description, is_system, version, role_permissions(permission)');

type RoleRow = NonNullable<Awaited<ReturnType<typeof selectRoles>>['data']>[number];

function toDefinition({ is_system, role_permissions, ...role }: RoleRow): RoleDefinition {
  const permissions = role_permissions.map(({ permission }) => permission as Permission);
  return { ...role, isSystem: is_system, permissions };
}

async function fetchRoles(signal: AbortSignal): Promise<RoleDefinition[]> {
  const rows = await unwrap(selectRoles().order('position').order('key'), signal);
  return rows.map(toDefinition);
}

/** Reads a role from the database, not from the query cache. */
export const fetchRoleDefinition = async (key: string) =>
  toDefinition(await unwrap(selectRoles().eq('key', key).single()));

/** Queries of the roles. Roles are few, so the list loads all of them. */
export const roleQueries = {
  all: () => ['roles'] as const,
  list: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'list'],
      queryFn: ({ signal }) => fetchRoles(signal),
      meta: { error: roleToastTexts.loadFailed },
    }),
  /** Query of the number of people with a role. It is stale at once, because the users screen changes the number. */
  holderCount: (role: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'holders', role],
      queryFn: ({ signal }) =>
        unwrapCount(supabase.from('user_roles').select('*', COUNT_ONLY_OPTIONS).eq('role', role), signal),
      staleTime: 0,
    }),
  /** Query of the number of open invitations with a role. The deletion of the role withdraws them. */
  invitationCount: (role: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'invitations', role],
      queryFn: ({ signal }) => {
        const invitations = supabase.from('invitations').select('*', COUNT_ONLY_OPTIONS);
        return unwrapCount(invitations.eq('role', role).is('accepted_at', null), signal);
      },
      staleTime: 0,
    }),
};
