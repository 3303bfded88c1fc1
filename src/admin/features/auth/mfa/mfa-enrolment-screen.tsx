import { Button } from '@/admin/ui/button';
import { mfaText } from '@/copy/admin/second-factor';
import { useSignOut } from '../api/sign-out';
import { AuthScreenLayout } from '../components/auth-screen-layout';
import { MfaEnrolmentPanel } from './mfa-enrolment-panel';

const text = mfaText.enrolmentScreen;

/** Asks for the enrolment of a second factor, in the place of the back office. */
export function MfaEnrolmentScreen({ onDone }: { onDone: () => unknown }) {
  const signOut = useSignOut();
  return (
    <AuthScreenLayout title={text.title}>
      <title>{text.pageTitle}</title>
      <p className="mb-6 text-muted">{text.lead}</p>
      <MfaEnrolmentPanel onDone={onDone} />
      <Button
        variant="quiet"
        size="regular"
        className="mt-3 w-full"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {mfaText.challenge.signOut}
      </Button>
    </AuthScreenLayout>
  );
}
