import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { Button } from '@/admin/ui/button';
import { Spinner } from '@/admin/ui/spinner';
import { authText } from '@/copy/admin/auth';
import { factorText } from '@/copy/admin/second-factor';
import { useSignOut } from '../api/auth-mutations';
import { identityQueries } from '../api/identity-queries';
import { useAuth } from '../auth-context';
import { AuthFrame } from '../components/auth-frame';
import { useAccess } from '../use-identity';

// brings the form library along, for few
const Enrolment = lazyComponent(async () => (await import('./enrolment')).Enrolment);

const text = factorText.due;

/**
 * In the place of the back office for whoever must have a second factor and has none. It stays until the codes of recovery were kept,
 * although the database would open by then; under an unsaved text it does not come, whose save is refused in words.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { owesFactor } = useAccess();
  const unsaved = useHasUnsavedWork();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [enrolling, setEnrolling] = useState<string | null>(null);
  const due = owesFactor && user !== null && !unsaved;
  if (due && enrolling !== user.id) setEnrolling(user.id);
  if (!due && (enrolling === null || enrolling !== user?.id)) return children;

  async function handleDone() {
    await queryClient.invalidateQueries({ queryKey: identityQueries.all() });
    setEnrolling(null);
  }

  return (
    <AuthFrame title={text.title}>
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
        {factorText.challenge.leave}
      </Button>
    </AuthFrame>
  );
}
