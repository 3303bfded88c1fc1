import { createContext, use } from 'react';
import type { AuthSession } from './api/session';

export interface AuthState {
  /** True until the session is known. */
  isLoading: boolean;
  user: AuthSession['user'] | null;
  /** True after the password, while the code of the second factor is missing. */
  needsMfaChallenge: boolean;
}

/** Context that AuthProvider fills; null outside it. */
export const AuthContext = createContext<AuthState | null>(null);

/** Returns the state of the sign-in. Throws outside AuthProvider. */
export function useAuth(): AuthState {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside <AuthProvider>');
  return auth;
}
