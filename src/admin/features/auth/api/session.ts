import type { Session } from '@supabase/supabase-js';
import { supabase } from '@/admin/lib/supabase';

export type AuthSession = Session;

/**
 * Returns true when the session still needs the code of the second factor. For the screens only: row security checks
 * it too.
 */
export function needsMfaChallenge({ access_token: token, user }: AuthSession): boolean {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  // The claims of a JWT are base64url, which `atob` does not decode.
  const encodedClaims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(encodedClaims)).aal !== 'aal2';
}

/**
 * Reports the session of this browser, now and after each change in any tab. The callback must not await a call of
 * Supabase, which would deadlock.
 */
export function subscribeToSession(onSession: (session: AuthSession | null) => void): () => void {
  removeTokensFromUrl();
  const { data } = supabase.auth.onAuthStateChange((_event, session) => onSession(session));
  // The subscription reports the first session too, but stays silent when it cannot read one. This call then reports null.
  supabase.auth.getSession().then(
    (result) => onSession(result.data.session),
    () => onSession(null),
  );
  return () => data.subscription.unsubscribe();
}

/** Removes tokens and messages after « # » from the address bar. They could come from anyone and are not used. */
function removeTokensFromUrl(): void {
  const { hash, pathname, search } = window.location;
  if (!/^#(?:.*&)?(?:access_token|refresh_token|error|error_description)=/.test(hash)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Ends sessions of the account: the one of this browser, the others, or all. */
export async function signOut(scope: 'local' | 'others' | 'global'): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope });
  if (error) throw error;
}

/** Signs out of this browser after a session has expired. Ignores an error of the server. */
export async function signOutLocally(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' });
}
