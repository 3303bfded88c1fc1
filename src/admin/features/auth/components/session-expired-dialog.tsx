import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { sessionExpiredDialogText as text } from '@/copy/admin/auth';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Dialog } from '@/shared/components/dialog';
import { paths } from '@/shared/lib/paths';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { MfaChallengeForm } from '../mfa/mfa-challenge-form';
import { SignInForm } from './sign-in-form';

/** Dialog over an open screen when the session has ended. The person signs in here or in another tab and keeps the typed text. */
export function SessionExpiredDialog({
  email,
  needsMfaChallenge,
}: {
  email: string;
  needsMfaChallenge: boolean;
}) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Dialog open={isOpen} title={text.title} description={text.text} onClose={() => setIsOpen(false)}>
        {needsMfaChallenge ? (
          <MfaChallengeForm />
        ) : (
          <SignInForm
            defaultEmail={email}
            footer={
              <>
                <a
                  href={paths.auth}
                  target="_blank"
                  rel="noreferrer"
                  className={getButtonClassName('outline')}
                >
                  {text.signInInNewTab}
                </a>
                <Button variant="danger" size="regular" onClick={unsavedWorkRegistry.discard}>
                  {text.leaveWithoutSaving}
                </Button>
              </>
            }
          />
        )}
      </Dialog>
      <div
        role="status"
        className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card border border-danger bg-surface p-4 shadow-overlay"
      >
        <p className="font-semibold">{text.banner}</p>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {text.signInAgain}
        </Button>
      </div>
    </>
  );
}
