import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '@/admin/config/roles';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

async function fetchAccess(userId: string, signal: AbortSignal) {
  const [held] = await Promise.all([
    unwrap(
      supabase
        .from('user_roles')
        .select('role, roles(label, role_permissions(permission))')
        .eq('user_id', userId)
        .abortSignal(signal),
    ),
    // To the tables a session that was ended elsewhere is one without rights; the accounts say that it is over.
    unwrap(supabase.auth.getUser()),
  ]);
  return {
    roles: held.map(({ role, roles }) => ({ key: role, label: roles?.label ?? role })),
    permissions: held.flatMap(({ roles }) =>
      (roles?.role_permissions ?? []).map(({ permission }) => permission as Permission),
    ),
  };
}

/** What the back office knows of the person signed in. */
export const identityQueries = {
  all: () => ['identity'] as const,
  profile: (userId: string) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'profile', { userId }],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('profiles')
            .select('first_name, last_name')
            .eq('id', userId)
            .abortSignal(signal)
            .single(),
        ),
      staleTime: 5 * 60_000,
    }),
  accesses: () => [...identityQueries.all(), 'access'] as const,
  /** Roles and what they permit. A courtesy to the screen: the database asks its own tables each time. */
  access: (userId: string) =>
    queryOptions({
      queryKey: [...identityQueries.accesses(), { userId }],
      queryFn: ({ signal }) => fetchAccess(userId, signal),
      staleTime: 60_000,
    }),
};
