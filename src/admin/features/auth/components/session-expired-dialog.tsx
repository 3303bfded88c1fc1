import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { sessionExpiredDialogText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { Dialog } from '@/shared/components/dialog';
import { paths } from '@/shared/lib/paths';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { MfaChallengeForm } from '../mfa/mfa-challenge-form';
import { SignInForm } from './sign-in-form';

/** Dialog over an editor whose session ended. The person signs in here or in another tab and keeps the typed text. */
export function SessionExpiredDialog({
  email,
  needsMfaChallenge,
}: {
  email: string;
  needsMfaChallenge: boolean;
}) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog
        open={open}
        title={sessionExpiredDialogText.title}
        description={sessionExpiredDialogText.text}
        onClose={() => setOpen(false)}
      >
        {needsMfaChallenge ? (
          <MfaChallengeForm />
        ) : (
          <SignInForm defaultEmail={email}>
            <a href={paths.auth} target="_blank" rel="noreferrer" className={buttonStyles('outline')}>
              {sessionExpiredDialogText.signInInNewTab}
            </a>
            <Button variant="danger" size="regular" onClick={unsavedWorkRegistry.discard}>
              {sessionExpiredDialogText.leaveWithoutSaving}
            </Button>
          </SignInForm>
        )}
      </Dialog>
      <div
        role="status"
        className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card border border-danger bg-surface p-4 shadow-overlay"
      >
        <p className="font-semibold">{sessionExpiredDialogText.banner}</p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {sessionExpiredDialogText.signInAgain}
        </Button>
      </div>
    </>
  );
}
