import { createContext, use } from 'react';
import type { AuthSession } from './api/session';

/** Who is signed in, as far as the browser knows. */
export interface Auth {
  /** True until the first answer about the session. */
  loading: boolean;
  user: AuthSession['user'] | null;
  /** Signed in with the password alone, where a code is owed too. */
  owesCode: boolean;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside <AuthProvider>');
  return auth;
}
