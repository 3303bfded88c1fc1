import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { Spinner } from '@/admin/ui/spinner';
import { adminLayoutText } from '@/copy/admin/shell';
import { paths } from '@/shared/lib/paths';
import { useAuth } from '../auth-context';
import type { AuthLocationState } from '../auth-location-state';
import { idleClock } from '../idle/idle-clock';

type SessionExpiredDialog = ComponentType<{ email: string; needsMfaChallenge: boolean }>;

/**
 * Returns the dialog of an expired session. It is downloaded with the first unsaved text, because the network may
 * fail later.
 */
function useSessionExpiredDialog(hasUnsavedWork: boolean): SessionExpiredDialog | null {
  const [Dialog, setDialog] = useState<SessionExpiredDialog | null>(null);
  useEffect(() => {
    if (!hasUnsavedWork) return;
    import('./session-expired-dialog').then(
      (module) => setDialog(() => module.SessionExpiredDialog),
      () => undefined,
    );
  }, [hasUnsavedWork]);
  return Dialog;
}

/**
 * Shows the back office only with a session that has passed the second factor (specification 2.18). When the session
 * ends, a page with unsaved text stays, and a dialog asks to sign in.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isLoading, user, needsMfaChallenge } = useAuth();
  const isSignedIn = user !== null && !needsMfaChallenge;
  const location = useLocation();
  const hasUnsavedWork = useHasUnsavedWork();
  const SessionExpiredDialog = useSessionExpiredDialog(hasUnsavedWork);
  const lastEmail = useRef('');

  useEffect(() => {
    if (user?.email) lastEmail.current = user.email;
  }, [user]);

  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <Spinner label={adminLayoutText.checkingSession} />
      </main>
    );
  }
  if (!isSignedIn && !hasUnsavedWork) {
    const { pathname, search } = location;
    const state: AuthLocationState = { from: `${pathname}${search}`, wasIdle: idleClock.isExpired() };
    return <Navigate to={paths.auth} state={state} replace />;
  }
  return (
    <>
      {children}
      {!isSignedIn && SessionExpiredDialog ? (
        <SessionExpiredDialog email={lastEmail.current} needsMfaChallenge={needsMfaChallenge} />
      ) : null}
    </>
  );
}
