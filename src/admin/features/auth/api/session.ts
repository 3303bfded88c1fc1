import { isAuthApiError, isAuthSessionMissingError, type Session } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY, supabase } from '@/admin/lib/supabase';

export type AuthSession = Session;

/** Claims of an access token. A renewed token keeps the `session_id`; each sign-in has its own. */
interface TokenClaims {
  aal?: string;
  session_id?: string;
}

function readClaims({ access_token: token }: AuthSession): TokenClaims {
  // The claims of a JWT are base64url, which `atob` does not decode.
  const encodedClaims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(encodedClaims));
}

/**
 * Returns true when the session still needs the code of the second factor. For display only: row security checks the
 * second factor itself.
 */
export function needsMfaChallenge(session: AuthSession): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified');
  return Boolean(hasFactor) && readClaims(session).aal !== 'aal2';
}

/** Session that this tab shows. For a moment, the browser may already store a newer session of another tab. */
let shownSession: AuthSession | null = null;

/** Returns true when this tab shows a session. */
export const hasSession = (): boolean => shownSession !== null;

/**
 * Reports the session of this browser, now and after each change in any tab. The callback must not await a call of
 * Supabase, which would deadlock.
 */
export function subscribeToSession(onSession: (session: AuthSession | null) => void): () => void {
  removeTokensFromUrl();
  function report(session: AuthSession | null) {
    shownSession = session;
    onSession(session);
  }
  const { data } = supabase.auth.onAuthStateChange((_event, session) => report(session));
  // The subscription reports the first session too, but stays silent when it cannot read one. This call then reports null.
  supabase.auth.getSession().then(
    (result) => report(result.data.session),
    () => report(null),
  );
  return () => data.subscription.unsubscribe();
}

/** Removes tokens and messages after « # » from the address bar. They could come from anyone and are not used. */
function removeTokensFromUrl(): void {
  const { hash, pathname, search } = window.location;
  if (!/^#(?:.*&)?(?:access_token|refresh_token|error|error_description)=/.test(hash)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Ends the other sessions of the account, or all. Throws when the server refuses, for instance because the current session
 * has ended: `supabase.auth.signOut` would report a success.
 */
export async function signOut(scope: 'others' | 'global'): Promise<void> {
  const { data } = await supabase.auth.getSession();
  const { error } = await supabase.auth.admin.signOut(data.session?.access_token ?? '', scope);
  if (error) throw error;
  if (scope === 'global') await signOutLocally();
}

const getSessionId = (session: AuthSession | null) => session && readClaims(session).session_id;

const RENEWAL_TIMEOUT_MS = 3000;

/**
 * Ends the session that this tab shows. The client removes it before it tells the server, so that the sign-out also
 * works without a network. Keeps a newer session: another tab, or a link of a mail, may have started one meanwhile.
 */
export async function signOutLocally(endedSession = shownSession): Promise<void> {
  // The client first renews an expired session. Without a network, it tries for half a minute.
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, RENEWAL_TIMEOUT_MS, null));
  const answer = await Promise.race([supabase.auth.getSession(), timeout]);
  const session = answer ? answer.data.session : shownSession;
  const isNewer = session !== null && getSessionId(session) !== getSessionId(endedSession);
  if (isNewer) return;
  // The client would wait for the renewal again.
  if (!answer) localStorage.removeItem(SESSION_STORAGE_KEY);
  await supabase.auth.signOut({ scope: 'local' });
}

/**
 * Signs out after a refused request, if the server refuses to renew the session too. Otherwise the request had an old
 * token, or none because the network failed during the renewal. Returns true when no session is left.
 */
export async function signOutIfExpired(): Promise<boolean> {
  const endedSession = shownSession;
  const { error } = await supabase.auth.refreshSession();
  // 429 says nothing about the session.
  const isRefused = isAuthSessionMissingError(error) || (isAuthApiError(error) && error.status !== 429);
  if (isRefused) await signOutLocally(endedSession);
  return isRefused && !hasSession();
}
