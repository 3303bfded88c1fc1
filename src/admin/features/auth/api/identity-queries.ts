import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Permission } from '@/admin/config/roles';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { AppError } from '@/shared/lib/app-error';

/** Registers a visit of the back office. Returns null when the request fails: a failure must not block the person. */
function registerVisit(signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc('register_visit')
      .select('is_suspended, is_session_active, needs_second_factor, has_new_role')
      .single(),
    signal,
  ).catch(() => null);
}

function fetchRoles(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from('user_roles')
      .select('role, roles(label, role_permissions(permission))')
      .eq('user_id', userId),
    signal,
  );
}

async function fetchProfile(userId: string, signal: AbortSignal) {
  const [profile] = await unwrap(
    supabase.from('profiles').select('first_name, last_name').eq('id', userId),
    signal,
  );
  // Row security hides the profile from an ended session; `access` detects the end.
  return profile ?? { first_name: '', last_name: '' };
}

async function fetchAccess(userId: string, { client, signal }: { client: QueryClient; signal: AbortSignal }) {
  const [visit, initialRoles] = await Promise.all([registerVisit(signal), fetchRoles(userId, signal)]);
  const isSuspended = visit?.is_suspended ?? false;
  // Row security gives an ended session no permissions, but reports no error.
  if (visit && !isSuspended && !visit.is_session_active) throw new AppError('session');
  // Without an answer about the visit, Auth tells whether the session has ended.
  if (!visit) await unwrap(supabase.auth.getUser());
  // The visit may have added the role of an invitation. The screen sent its requests without that role.
  const roleRows = visit?.has_new_role ? await fetchRoles(userId, signal) : initialRoles;
  if (visit?.has_new_role) {
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== identityQueries.all()[0] });
  }
  return {
    isSuspended,
    mustEnrolMfa: visit?.needs_second_factor ?? false,
    roles: roleRows.map(({ role, roles: definition }) => ({ key: role, label: definition?.label ?? role })),
    permissions: roleRows.flatMap(({ roles: definition }) =>
      (definition?.role_permissions ?? []).map(({ permission }) => permission as Permission),
    ),
  };
}

/** Queries of the signed-in person. A query with an undefined argument sends no request. */
export const identityQueries = {
  all: () => ['identity'] as const,
  profile: (userId: string | undefined) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'profile', { userId }],
      queryFn: userId ? ({ signal }) => fetchProfile(userId, signal) : skipToken,
      // Another device may have changed the name.
      staleTime: 0,
    }),
  /** Renews the session while a change of the e-mail address is pending: another browser may confirm it. Ignores a failure. */
  emailChange: (pendingEmail: string | undefined) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'email-change', { pendingEmail }],
      queryFn: pendingEmail ? () => supabase.auth.refreshSession().then(() => null) : skipToken,
      staleTime: 0,
    }),
  accessKey: () => [...identityQueries.all(), 'access'] as const,
  /** Roles and permissions, for display only: the database checks every request. */
  access: (userId: string | undefined) =>
    queryOptions({
      queryKey: [...identityQueries.accessKey(), { userId }],
      queryFn: userId ? (context) => fetchAccess(userId, context) : skipToken,
      staleTime: 60_000,
    }),
};
