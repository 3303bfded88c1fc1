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
 * Replaces the back office while the person must enrol a second factor, and then until the recovery codes are stored.
 * A screen with unsaved text stays: its save reports the refusal.
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
    // Requests of the screen were answered without the second factor.
    await queryClient.invalidateQueries();
    setEnrollingUserId(null);
  }

  // The key keeps the secret and the codes of a person from the next one.
  return <MfaEnrolmentScreen key={user.id} onDone={handleDone} />;
}
