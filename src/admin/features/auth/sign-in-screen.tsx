import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { Spinner } from '@/admin/ui/spinner';
import { authText, emailLinkScreenText, passwordResetText, welcomeText } from '@/copy/admin/auth';
import { idleText } from '@/copy/admin/idle';
import { mfaDialogText } from '@/copy/admin/second-factor';
import { adminLayoutText } from '@/copy/admin/shell';
import { PanelTabs } from '@/shared/components/panel-tabs';
import { paths } from '@/shared/lib/paths';
import { useAuth } from './auth-context';
import { AuthAlert } from './components/auth-alert';
import { AuthScreenLayout } from './components/auth-screen-layout';
import { ConfirmEmailLinkScreen, ExpiredLinkNotice } from './components/confirm-email-link-screen';
import { NewPasswordForm } from './components/new-password-form';
import { ResetRequestForm } from './components/reset-request-form';
import { SignInForm } from './components/sign-in-form';
import { SignUpForm } from './components/sign-up-form';
import { WelcomeForm } from './components/welcome-form';
import { readEmailLinkError, readEmailLinkFromState, readEmailLinkFromUrl } from './email-link-params';
import { MfaChallengeForm } from './mfa/mfa-challenge-form';

/** Returns the address that RequireSession refused, or the dashboard. */
function readReturnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.admin.dashboard;
}

function SignInTabs() {
  const [tab, setTab] = useState<'signIn' | 'signUp'>('signIn');
  const signIn = (
    <SignInForm>
      <Link
        to={`${paths.auth}?mode=reset`}
        className="inline-flex min-h-10 items-center self-center text-sm text-highlight underline underline-offset-4 hover:text-fg"
      >
        {authText.forgotPassword}
      </Link>
    </SignInForm>
  );
  return (
    <PanelTabs
      label={authText.tabsLabel}
      tabs={[
        { key: 'signIn', label: authText.tabs.signIn },
        { key: 'signUp', label: authText.tabs.signUp },
      ]}
      activeKey={tab}
      onChoose={setTab}
      panels={{ signIn, signUp: <SignUpForm onChooseSignIn={() => setTab('signIn')} /> }}
    />
  );
}

/** Returns true after a link from a mail: the current password is then not required. */
function cameFromEmailLink(state: unknown): boolean {
  return (state as { recovered?: unknown } | null)?.recovered === true;
}

/** Returns true after an invitation: the form then also asks for a name. */
function cameFromInvitation(state: unknown): boolean {
  return (state as { invited?: unknown } | null)?.invited === true;
}

/** Returns true when IdleGuard ended the session. */
function wasSignedOutIdle(state: unknown): boolean {
  return (state as { idle?: unknown } | null)?.idle === true;
}

/** Screen of sign-in, sign-up, passwords and links from mails (specification 2.18). */
export function Component() {
  const { loading, user, needsMfaChallenge } = useAuth();
  const { hash, search, state } = useLocation();
  const searchParams = useUrlSearchParams();
  // Read in the first render: the hash is then removed from the address.
  const [linkError] = useState(() => readEmailLinkError(hash));
  const isReset = searchParams.get('mode') === 'reset';
  const linkFromUrl = readEmailLinkFromUrl(search);
  const link = readEmailLinkFromState(state);

  if (linkFromUrl) return <Navigate to={paths.auth} replace state={{ link: linkFromUrl }} />;
  if (!loading && user && !needsMfaChallenge && !isReset && !link)
    return <Navigate to={readReturnPath(state)} replace />;

  let title: string = authText.title;
  let pageTitle: string = authText.pageTitle;
  let screen: ReactNode = <SignInTabs />;
  if (link) {
    pageTitle = emailLinkScreenText.pageTitle;
    title = link.kind ? emailLinkScreenText.kinds[link.kind].title : emailLinkScreenText.invalidTitle;
    screen = link.kind ? (
      <ConfirmEmailLinkScreen tokenHash={link.tokenHash} kind={link.kind} />
    ) : (
      <ExpiredLinkNotice kind={null} />
    );
  } else if (needsMfaChallenge) {
    pageTitle = mfaDialogText.challenge.pageTitle;
    title = mfaDialogText.challenge.title;
    screen = <MfaChallengeForm />;
  } else if (isReset) {
    const choosesPassword = user !== null && cameFromEmailLink(state);
    pageTitle = passwordResetText.pageTitle;
    title = choosesPassword ? passwordResetText.choose.title : passwordResetText.request.title;
    screen = choosesPassword ? <NewPasswordForm /> : <ResetRequestForm defaultEmail={user?.email} />;
    if (choosesPassword && cameFromInvitation(state)) {
      title = welcomeText.title;
      screen = <WelcomeForm />;
    }
  }
  if (loading) screen = <Spinner label={adminLayoutText.checkingSession} />;

  return (
    <AuthScreenLayout title={title}>
      <title>{pageTitle}</title>
      {!user && !link && wasSignedOutIdle(state) ? (
        <p role="status" className="mb-6 border-l-4 border-highlight py-1 pl-3">
          {idleText.ended}
        </p>
      ) : null}
      {linkError && !link ? (
        <div className="mb-6">
          <AuthAlert error={linkError}>
            {isReset ? null : (
              <Link
                to={`${paths.auth}?mode=reset`}
                className="mt-1 inline-flex min-h-10 items-center text-sm text-highlight underline underline-offset-4"
              >
                {passwordResetText.requestNewLink}
              </Link>
            )}
          </AuthAlert>
        </div>
      ) : null}
      {screen}
    </AuthScreenLayout>
  );
}
