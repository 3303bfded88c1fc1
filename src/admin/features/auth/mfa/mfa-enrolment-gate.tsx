import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { useAuth } from '../auth-context';
import { useOwnRolesAndPermissions } from '../use-identity';

// Loaded on demand: it contains the form library, and few people need it.
const MfaEnrolmentScreen = createLazyComponent(
  async () => (await import('./mfa-enrolment-screen')).MfaEnrolmentScreen,
  <Spinner label={adminCommonText.loading} />,
);

/**
 * Shows the enrolment instead of the back office when the person must have a second factor. It stays until the person
 * confirms that the recovery codes are stored. A screen with unsaved text is not replaced: its save reports the refusal.
 */
export function MfaEnrolmentGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { mustEnrolMfa } = useOwnRolesAndPermissions();
  const hasUnsavedWork = useHasUnsavedWork();
  const queryClient = useQueryClient();
  const [enrollingUserId, setEnrollingUserId] = useState<string | null>(null);
  const isRequired = mustEnrolMfa && user !== null && !hasUnsavedWork;
  if (isRequired && enrollingUserId !== user.id) setEnrollingUserId(user.id);
  const isEnrolling = user !== null && enrollingUserId === user.id;
  if (!isRequired && !isEnrolling) return children;

  async function handleDone() {
    // Without the second factor, row security returned no rows or refused.
    await queryClient.invalidateQueries();
    setEnrollingUserId(null);
  }

  // With another key, React mounts a new screen: the next person must not see the secret and the codes of this one.
  return <MfaEnrolmentScreen key={user.id} onDone={handleDone} />;
}
