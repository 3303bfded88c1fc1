import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Permissions } from '@/admin/config/roles';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { identityQueries } from './api/identity-queries';
import { useAuth } from './auth-context';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Name and address of the person signed in. Until the profile is there, the name given at sign-up. */
export function useIdentity(): { name: string; email: string } {
  const { user } = useAuth();
  const query = identityQueries.profile(user?.id ?? '');
  const { data } = useQuery({ ...query, queryFn: user ? query.queryFn : skipToken });
  const first = data?.first_name ?? textOf(user?.user_metadata.first_name);
  const last = data?.last_name ?? textOf(user?.user_metadata.last_name);
  return { name: `${first} ${last}`.trim(), email: user?.email ?? '' };
}

interface Access {
  /** Until the first answer or failure. */
  loading: boolean;
  permissions: Permissions;
  /** Roles held, none while unknown. */
  roles: readonly { key: string; label: string }[];
  /** True when this person must set up a second factor before a screen opens. */
  owesFactor: boolean;
  /** Null while unknown. */
  hasRole: boolean | null;
  /** Whatever is on screen: nothing of it can be saved any more. */
  suspended: boolean;
}

/**
 * What is known of somebody's roles, as it was when they began what they have not saved yet: a role taken away meanwhile is told
 * by the refusal of the save, and must not take the form with the text off the screen.
 */
function useSteady<Data>(userId: string | undefined, data: Data | undefined): Data | undefined {
  const unsaved = useHasUnsavedWork();
  const [held, setHeld] = useState({ userId, data });
  if (unsaved && held.data && held.userId === userId) return held.data;
  if (held.data !== data || held.userId !== userId) setHeld({ userId, data });
  return data;
}

/** Roles of the person signed in: a courtesy to the screen, the database decides. */
export function useAccess(): Access {
  const { user } = useAuth();
  const query = identityQueries.access(user?.id ?? '');
  const { data: known, isPending } = useQuery({ ...query, queryFn: user ? query.queryFn : skipToken });
  const data = useSteady(user?.id, known);
  return {
    loading: isPending,
    permissions: data?.permissions,
    roles: data?.roles ?? [],
    owesFactor: data?.owesFactor ?? false,
    hasRole: data ? data.roles.length > 0 : null,
    suspended: known?.suspended ?? false,
  };
}
