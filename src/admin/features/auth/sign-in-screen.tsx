import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { Spinner } from '@/admin/ui/spinner';
import { authText, emailLinkScreenText, passwordResetText, welcomeText } from '@/copy/admin/auth';
import { idleText } from '@/copy/admin/idle';
import { mfaText } from '@/copy/admin/second-factor';
import { adminLayoutText } from '@/copy/admin/shell';
import { PanelTabs } from '@/shared/components/panel-tabs';
import { paths } from '@/shared/lib/paths';
import { useAuth } from './auth-context';
import { type AuthLocationState, PASSWORD_RESET_HREF } from './auth-location-state';
import { AuthAlert } from './components/auth-alert';
import { AuthScreenLayout } from './components/auth-screen-layout';
import { ConfirmEmailLinkScreen, FailedLinkNotice } from './components/confirm-email-link-screen';
import { NewPasswordForm } from './components/new-password-form';
import { ResetRequestForm } from './components/reset-request-form';
import { SessionSpinner } from './components/session-spinner';
import { SignInForm } from './components/sign-in-form';
import { SignUpForm } from './components/sign-up-form';
import { WelcomeForm } from './components/welcome-form';
import { readEmailLinkError, readEmailLinkFromUrl } from './email-link-params';
import { MfaChallengeForm } from './mfa/mfa-challenge-form';

function SignInTabs() {
  const [tab, setTab] = useState<'signIn' | 'signUp'>('signIn');
  const signIn = (
    <SignInForm
      footer={
        <Link
          to={PASSWORD_RESET_HREF}
          className="inline-flex min-h-10 items-center self-center text-sm text-highlight underline underline-offset-4 hover:text-fg"
        >
          {authText.forgotPassword}
        </Link>
      }
    />
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

/** Screen of sign-in, sign-up, passwords and links from mails (specification 2.18). */
export function Component() {
  const { isLoading, user, needsMfaChallenge } = useAuth();
  const { hash, search, state } = useLocation();
  const { returnHref, wasIdle, link, usedLinkKind } = (state ?? {}) as AuthLocationState;
  const searchParams = useReadonlySearchParams();
  // The first render reads the hash, which `subscribeToSession` then removes from the address.
  const [linkError] = useState(() => readEmailLinkError(hash));
  const isReset = searchParams.get('mode') === 'reset';
  const linkFromUrl = readEmailLinkFromUrl(search);

  if (linkFromUrl) {
    const stateWithLink: AuthLocationState = { link: linkFromUrl };
    return <Navigate to={paths.auth} replace state={stateWithLink} />;
  }
  const isSignedIn = !isLoading && user !== null && !needsMfaChallenge;
  if (isSignedIn && !isReset && !link) {
    return (
      <>
        <SessionSpinner />
        <Navigate to={returnHref ?? paths.admin.dashboard} replace />
      </>
    );
  }

  function getView(): { title: string; pageTitle: string; content: ReactNode } {
    if (link) {
      return {
        title: link.kind ? emailLinkScreenText.kinds[link.kind].title : emailLinkScreenText.invalidTitle,
        pageTitle: emailLinkScreenText.pageTitle,
        content: link.kind ? (
          <ConfirmEmailLinkScreen tokenHash={link.tokenHash} kind={link.kind} />
        ) : (
          <FailedLinkNotice kind={null} />
        ),
      };
    }
    if (needsMfaChallenge) {
      const { title, pageTitle } = mfaText.challenge;
      return { title, pageTitle, content: <MfaChallengeForm /> };
    }
    const { pageTitle } = passwordResetText;
    if (isReset && user && usedLinkKind === 'invite')
      return { title: welcomeText.title, pageTitle, content: <WelcomeForm /> };
    if (isReset && user && usedLinkKind === 'recovery')
      return { title: passwordResetText.choose.title, pageTitle, content: <NewPasswordForm /> };
    if (isReset) {
      const content = <ResetRequestForm defaultEmail={user?.email} />;
      return { title: passwordResetText.request.title, pageTitle, content };
    }
    return { title: authText.title, pageTitle: authText.pageTitle, content: <SignInTabs /> };
  }
  const { title, pageTitle, content } = getView();

  // Another key mounts the layout again, which moves the focus to its title.
  return (
    <AuthScreenLayout key={pageTitle} title={title}>
      <title>{pageTitle}</title>
      {!user && !link && wasIdle ? (
        <p role="status" className="mb-6 border-l-4 border-highlight py-1 pl-3">
          {idleText.ended}
        </p>
      ) : null}
      {linkError && !link ? (
        <div className="mb-6">
          <AuthAlert error={linkError}>
            {isReset ? null : (
              <Link
                to={PASSWORD_RESET_HREF}
                className="mt-1 inline-flex min-h-10 items-center text-sm text-highlight underline underline-offset-4"
              >
                {passwordResetText.requestNewLink}
              </Link>
            )}
          </AuthAlert>
        </div>
      ) : null}
      {isLoading ? <Spinner label={adminLayoutText.checkingSession} /> : content}
    </AuthScreenLayout>
  );
}
