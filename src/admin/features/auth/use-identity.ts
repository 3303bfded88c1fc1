import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPermissions } from '@/admin/config/roles';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { identityQueries } from './api/identity-queries';
import { useAuth } from './auth-context';

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the name and e-mail of the signed-in person. Uses the name of the sign-up until the profile has loaded. */
export function useOwnNameAndEmail(): { name: string; email: string } {
  const { user } = useAuth();
  const { data } = useQuery(identityQueries.profile(user?.id));
  const firstName = data?.first_name ?? toText(user?.user_metadata.first_name);
  const lastName = data?.last_name ?? toText(user?.user_metadata.last_name);
  return { name: `${firstName} ${lastName}`.trim(), email: user?.email ?? '' };
}

interface Access {
  /** True until the first response or error. False with unsaved changes: a screen must not replace the form. */
  isLoading: boolean;
  permissions: OwnPermissions;
  /** Empty while unknown. */
  roles: readonly { key: string; label: string }[];
  mustEnrolMfa: boolean;
  /** True for a person without a role; false while the roles are unknown. */
  hasNoRole: boolean;
  /** True for a suspended account. Current even while there are unsaved changes: a suspended account cannot save. */
  isSuspended: boolean;
}

/**
 * Returns `data` as it was before the person had unsaved changes. A role that a colleague removes meanwhile, and the
 * end of the session, must not unmount the form.
 */
function useFrozenWhileDirty<Data>(
  userId: string | undefined,
  data: Data | undefined,
  hasUnsavedWork: boolean,
): Data | undefined {
  const [frozenState, setFrozenState] = useState({ userId, data });
  const isSamePerson = userId === undefined || userId === frozenState.userId;
  if (hasUnsavedWork && frozenState.data && isSamePerson) return frozenState.data;
  if (frozenState.data !== data || frozenState.userId !== userId) setFrozenState({ userId, data });
  return data;
}

/** Returns roles, permissions and account state of the signed-in person, for display only: the database decides. */
export function useOwnRolesAndPermissions(): Access {
  const { user } = useAuth();
  const { data: currentAccess, isFetched } = useQuery(identityQueries.access(user?.id));
  const hasUnsavedWork = useHasUnsavedWork();
  const access = useFrozenWhileDirty(user?.id, currentAccess, hasUnsavedWork);
  return {
    // After a failure, a repeated request is pending again, but `isFetched` stays true.
    isLoading: !isFetched && !hasUnsavedWork,
    permissions: access?.permissions,
    roles: access?.roles ?? [],
    mustEnrolMfa: access?.mustEnrolMfa ?? false,
    hasNoRole: access?.roles.length === 0,
    isSuspended: currentAccess?.isSuspended ?? false,
  };
}
