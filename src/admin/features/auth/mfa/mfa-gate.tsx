import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { Button } from '@/admin/ui/button';
import { Spinner } from '@/admin/ui/spinner';
import { authText } from '@/copy/admin/auth';
import { mfaDialogText } from '@/copy/admin/second-factor';
import { useSignOut } from '../api/auth-mutations';
import { identityQueries } from '../api/identity-queries';
import { useAuth } from '../auth-context';
import { AuthScreenLayout } from '../components/auth-screen-layout';
import { useOwnPermissions } from '../use-identity';

// loaded on demand: it contains the form library, and few people need it
const Enrolment = lazyComponent(async () => (await import('./mfa-enrolment')).MfaEnrolment);

const text = mfaDialogText.due;

/**
 * Replaces the back office while the person must enrol a second factor. Stays until the person has
 * stored the recovery codes, although the database allows access before. Does not cover unsaved text: its save reports
 * the refusal.
 */
export function MfaGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { mustEnrolMfa } = useOwnPermissions();
  const hasUnsavedWork = useHasUnsavedWork();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [enrollingId, setEnrollingId] = useState<string | null>(null);
  const isRequired = mustEnrolMfa && user !== null && !hasUnsavedWork;
  if (isRequired && enrollingId !== user.id) setEnrollingId(user.id);
  if (!isRequired && (enrollingId === null || enrollingId !== user?.id)) return children;

  async function handleDone() {
    await queryClient.invalidateQueries({ queryKey: identityQueries.all() });
    setEnrollingId(null);
  }

  return (
    <AuthScreenLayout title={text.title}>
      <title>{text.pageTitle}</title>
      <p className="mb-6 text-muted">{text.lead}</p>
      <Suspense fallback={<Spinner label={authText.loading} />}>
        <Enrolment onDone={() => void handleDone()} />
      </Suspense>
      <Button
        variant="quiet"
        size="regular"
        className="mt-3 w-full"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {mfaDialogText.challenge.leave}
      </Button>
    </AuthScreenLayout>
  );
}
