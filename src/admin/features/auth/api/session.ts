import type { Session } from '@supabase/supabase-js';
import { supabase } from '@/shared/lib/supabase';

/** What the sign-in server says of a person signed in. */
export type AuthSession = Session;

/**
 * True when the person has a second factor that this session has not given: until then the database answers nothing of theirs. Tells
 * the screens alone; row security looks for itself.
 */
export function owesSecondFactor({ access_token: token, user }: AuthSession): boolean {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(claims)).aal !== 'aal2';
}

/**
 * Follows the session: the one kept in this browser first, then every change, other tabs included. The callback of the
 * client is synchronous on purpose: a call awaited inside it waits for itself.
 */
export function watchSession(onSession: (session: AuthSession | null) => void): () => void {
  forgetAddress();
  const { data } = supabase.auth.onAuthStateChange((_event, session) => onSession(session));
  // The first event comes with it; asked as well, so that a start that fails still ends the waiting.
  supabase.auth.getSession().then(
    (result) => onSession(result.data.session),
    () => onSession(null),
  );
  return () => data.subscription.unsubscribe();
}

/** What an address brought after « # » as a session, or as words of a server, is read by nobody: it leaves the address bar. */
function forgetAddress(): void {
  const { hash, pathname, search } = window.location;
  if (!/^#(?:.*&)?(?:access_token|refresh_token|error|error_description)=/.test(hash)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Forgets a session the server has stopped accepting, in this browser only. */
export async function endSession(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' });
}
