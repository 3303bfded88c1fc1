import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/admin/ui/button';
import { emailLinkScreenText as text } from '@/copy/admin/auth';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { AppError, isTransientError, toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useConfirmEmailLink } from '../api/link-mutations';
import { useAuth } from '../auth-context';
import { type AuthLocationState, PASSWORD_RESET_HREF } from '../auth-location-state';
import type { EmailLinkKind } from '../email-link-params';
import { AuthAlert } from './auth-alert';

/**
 * Explains the link of a mail. A press on the button uses the link; opening the page does not, because mail scanners
 * open every link.
 */
export function ConfirmEmailLinkScreen({ tokenHash, kind }: { tokenHash: string; kind: EmailLinkKind }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const confirmation = useConfirmEmailLink();
  const { lead, button } = text.kinds[kind];
  const isSignInLink = kind !== 'email_change';
  const buttonLabel = user && isSignInLink ? text.continueWithLink : button;
  // After a success, the button stays busy until the next screen opens.
  const isBusy = confirmation.isPending || (confirmation.isSuccess && isSignInLink);

  function handleConfirm() {
    if (isBusy) return;
    confirmation.mutate(
      { tokenHash, kind },
      {
        onSuccess: () => {
          if (kind === 'recovery' || kind === 'invite') {
            const state: AuthLocationState = { usedLinkKind: kind };
            navigate(PASSWORD_RESET_HREF, { replace: true, state });
          } else if (isSignInLink) navigate(paths.admin.dashboard, { replace: true });
        },
      },
    );
  }

  if (confirmation.isSuccess && !isSignInLink) {
    return (
      <div className="flex flex-col gap-5">
        <p role="status" className="border-l-4 border-success py-1 pl-3">
          {confirmation.data ? text.addressChanged : text.firstAddressConfirmed}
        </p>
        <Link to={paths.admin.dashboard} replace className={getButtonClassName('primary')}>
          {text.openAdmin}
        </Link>
      </div>
    );
  }
  const failure = confirmation.error && toAppError(confirmation.error);
  // After a transient failure the link may still be valid.
  if (failure && !isTransientError(failure)) {
    return <FailedLinkNotice kind={kind} cause={failure} />;
  }
  return (
    <div className="flex flex-col gap-5">
      {failure ? <AuthAlert error={new AppError(failure.kind)} /> : null}
      <p className="text-muted">{lead}</p>
      {user && !isBusy ? (
        <p className="border-l-4 border-accent py-1 pl-3">
          {text.signedInAs} <strong className="break-words">{user.email}</strong>.{' '}
          {isSignInLink ? text.accountWillChange : text.accountWillStay}
        </p>
      ) : null}
      <Button variant="primary" size="regular" isPending={isBusy} onClick={handleConfirm}>
        {isBusy ? text.pending : buttonLabel}
      </Button>
      {isBusy ? null : (
        <Link to={user ? paths.admin.dashboard : paths.auth} replace className={getButtonClassName('quiet')}>
          {user ? text.staySignedIn : text.openSignIn}
        </Link>
      )}
    </div>
  );
}

/** Says why a link failed. Offers to request a new link, except for a change of address. */
export function FailedLinkNotice({ kind, cause }: { kind: EmailLinkKind | null; cause?: unknown }) {
  const { user } = useAuth();
  const errorKind = cause ? toAppError(cause).kind : 'expired-link';
  return (
    <div className="flex flex-col gap-5">
      <AuthAlert error={new AppError(errorKind)} />
      <p className="text-muted">{kind ? text.kinds[kind].newLinkHint : text.unknownLink}</p>
      {kind === 'email_change' ? null : (
        <Link to={PASSWORD_RESET_HREF} replace className={getButtonClassName('primary')}>
          {text.requestNewLink}
        </Link>
      )}
      <Link to={user ? paths.admin.dashboard : paths.auth} replace className={getButtonClassName('quiet')}>
        {user ? text.openAdmin : text.openSignIn}
      </Link>
    </div>
  );
}
