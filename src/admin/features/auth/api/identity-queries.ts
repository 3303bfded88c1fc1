import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '@/admin/config/roles';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

/** Tells the database that somebody opens the back office. Null when it could not be told, which keeps nobody out. */
function arrive(signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc('register_visit')
      .select('suspended, session_open, factor_due, welcomed')
      .abortSignal(signal)
      .single(),
  ).catch(() => null);
}

function readRoles(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from('user_roles')
      .select('role, roles(label, role_permissions(permission))')
      .eq('user_id', userId)
      .abortSignal(signal),
  );
}

async function fetchAccess(userId: string, signal: AbortSignal) {
  const [visit, known] = await Promise.all([arrive(signal), readRoles(userId, signal)]);
  const suspended = visit?.suspended ?? false;
  // To the tables a session that was ended elsewhere is one without rights; the accounts say that it is over.
  if (!suspended && !visit?.session_open) await unwrap(supabase.auth.getUser());
  // the role of an invitation came with this very visit
  const held = visit?.welcomed ? await readRoles(userId, signal) : known;
  return {
    suspended,
    owesFactor: visit?.factor_due ?? false,
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
      queryFn: async ({ signal }) => {
        const [person] = await unwrap(
          supabase.from('profiles').select('first_name, last_name').eq('id', userId).abortSignal(signal),
        );
        // The database shows no profile to an ended session; `access` finds that out.
        return person ?? { first_name: '', last_name: '' };
      },
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
