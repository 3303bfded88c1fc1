import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { factorText } from '@/copy/admin/second-factor';
import { useSignOut } from '../api/auth-mutations';
import { useVerifyCode } from '../api/mfa-mutations';
import { useAuth } from '../auth-context';
import { CodeForm } from './code-form';
import { RecoveryForm } from './recovery-form';

const text = factorText.challenge;

/** Asks for the code of the app, or a recovery code, after the password. The page changes with the session, not here. */
export function MfaChallengeForm() {
  const { user } = useAuth();
  const [recovering, setRecovering] = useState(false);
  const give = useVerifyCode();
  const signOut = useSignOut();
  const ways = (
    <>
      <Button size="regular" onClick={() => setRecovering(!recovering)}>
        {recovering ? text.back : text.recovery}
      </Button>
      {recovering ? <p className="text-sm text-muted">{text.lost}</p> : null}
      <Button variant="quiet" size="regular" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {text.leave}
      </Button>
    </>
  );
  if (recovering) return <RecoveryForm>{ways}</RecoveryForm>;
  return (
    <>
      <p className="mb-5 text-muted">
        {text.lead} <strong className="break-all text-fg">{user?.email}</strong>.
      </p>
      <CodeForm
        label={text.title}
        submitLabel={text.submit}
        pendingLabel={text.submitting}
        pending={give.isPending}
        error={give.error}
        onCode={(code) => give.mutate({ code })}
      >
        {ways}
      </CodeForm>
    </>
  );
}
