import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { mfaText } from '@/copy/admin/second-factor';
import { useVerifyMfaCode } from '../api/mfa';
import { useSignOut } from '../api/sign-out';
import { useAuth } from '../auth-context';
import { MfaCodeForm } from './mfa-code-form';
import { RecoveryCodeForm } from './recovery-code-form';

const text = mfaText.challenge;

/** Asks for the code of the app, or a recovery code, after the password. The screen around it reacts to the new session. */
export function MfaChallengeForm() {
  const { user } = useAuth();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const verify = useVerifyMfaCode();
  const signOut = useSignOut();
  const footer = (
    <>
      <Button size="regular" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
        {usesRecoveryCode ? text.useApplication : text.useRecoveryCode}
      </Button>
      {usesRecoveryCode ? <p className="text-sm text-muted">{text.noCodesHint}</p> : null}
      <Button variant="quiet" size="regular" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {text.signOut}
      </Button>
    </>
  );
  if (usesRecoveryCode) return <RecoveryCodeForm footer={footer} />;
  return (
    <>
      <p className="mb-5 text-muted">
        {text.lead} <strong className="break-all text-fg">{user?.email}</strong>.
      </p>
      <MfaCodeForm
        label={text.title}
        submitLabel={text.submit}
        pendingLabel={text.submitting}
        mutation={verify}
        footer={footer}
      />
    </>
  );
}
