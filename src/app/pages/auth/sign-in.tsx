import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Spinner } from '@/components/ui/spinner';
import { Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { authText, resetText } from '@/content/admin/auth';
import { useAuth } from '@/features/auth/auth-context';
import { AuthAlert } from '@/features/auth/components/auth-alert';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { NewPasswordForm } from '@/features/auth/components/new-password-form';
import { ResetRequestForm } from '@/features/auth/components/reset-request-form';
import { SignInForm } from '@/features/auth/components/sign-in-form';
import { SignUpForm } from '@/features/auth/components/sign-up-form';
import { errorInHash } from '@/lib/app-error';

/** Where the guard turned someone away, if it did. */
function wayBack(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.admin.dashboard;
}

function Access() {
  const [tab, setTab] = useState('sign-in');
  const signIn = (
    <SignInForm>
      <Link
        to={`${paths.auth}?mode=reset`}
        className="inline-flex min-h-10 items-center self-center text-sm text-highlight underline underline-offset-4 hover:text-fg"
      >
        {authText.forgotten}
      </Link>
    </SignInForm>
  );
  return (
    <Tabs
      label={authText.tabsLabel}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'sign-in', label: authText.tabs.signIn, panel: signIn },
        {
          value: 'sign-up',
          label: authText.tabs.signUp,
          panel: <SignUpForm onWantSignIn={() => setTab('sign-in')} />,
        },
      ]}
    />
  );
}

/** Sign-in, sign-up and passwords (specification 2.18). A recovery link lands on `?mode=reset`, signed in. */
export function Component() {
  const { loading, user } = useAuth();
  const { hash, state } = useLocation();
  const [parameters] = useSearchParams();
  // Kept from the first render: the client empties the hash once it has read it.
  const [linkError] = useState(() => errorInHash(hash));
  const resetting = parameters.get('mode') === 'reset';

  if (!loading && user && !resetting) return <Navigate to={wayBack(state)} replace />;

  let title: string = authText.title;
  let screen: ReactNode = <Access />;
  if (loading) screen = <Spinner label={authText.loading} />;
  else if (resetting) {
    title = user ? resetText.choose.title : resetText.request.title;
    screen = user ? <NewPasswordForm email={user.email ?? ''} /> : <ResetRequestForm />;
  }

  return (
    <AuthFrame title={title}>
      <title>{resetting ? resetText.pageTitle : authText.pageTitle}</title>
      {linkError ? (
        <div className="mb-6">
          <AuthAlert error={linkError}>
            {resetting ? null : (
              <Link
                to={`${paths.auth}?mode=reset`}
                className="mt-1 inline-flex min-h-10 items-center text-sm text-highlight underline underline-offset-4"
              >
                {resetText.expiredLink}
              </Link>
            )}
          </AuthAlert>
        </div>
      ) : null}
      {screen}
    </AuthFrame>
  );
}
