import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasUnsavedWork } from '@/admin/hooks/use-has-unsaved-work';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { paths } from '@/shared/lib/paths';
import { useAuth } from '../auth-context';
import type { AuthLocationState } from '../auth-location-state';
import { idleClock } from '../idle/idle-clock';
import { SessionSpinner } from './session-spinner';

const loadDialog = async () => (await import('./session-expired-dialog')).SessionExpiredDialog;
const SessionExpiredDialog = createLazyComponent(loadDialog);

/**
 * Shows the back office only with a session that has passed the second factor (specification 2.18). When the session
 * ends, a page with unsaved text stays, and a dialog asks to sign in.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isLoading, user, needsMfaChallenge } = useAuth();
  const isSignedIn = user !== null && !needsMfaChallenge;
  const location = useLocation();
  const hasUnsavedWork = useHasUnsavedWork();
  const lastEmail = useRef('');

  useEffect(() => {
    if (user?.email) lastEmail.current = user.email;
  }, [user]);

  // Downloads the dialog with the first unsaved text, because the network may fail later.
  useEffect(() => {
    if (hasUnsavedWork) loadDialog().catch(() => undefined);
  }, [hasUnsavedWork]);

  if (isLoading) return <SessionSpinner />;
  if (!isSignedIn && !hasUnsavedWork) {
    const { pathname, search, hash } = location;
    const returnHref = `${pathname}${search}${hash}`;
    const state: AuthLocationState = { returnHref, wasIdle: idleClock.isExpired() };
    return (
      <>
        <SessionSpinner />
        <Navigate to={paths.auth} state={state} replace />
      </>
    );
  }
  return (
    <>
      {children}
      {isSignedIn ? null : (
        <SessionExpiredDialog email={lastEmail.current} needsMfaChallenge={needsMfaChallenge} />
      )}
    </>
  );
}
