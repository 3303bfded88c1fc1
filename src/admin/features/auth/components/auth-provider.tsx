import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AuthSession, needsMfaChallenge, subscribeToSession } from '../api/session';
import { AuthContext } from '../auth-context';

interface SessionState {
  isLoading: boolean;
  session: AuthSession | null;
}

/** Provides the signed-in person, and removes cached data of the previous person. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [{ isLoading, session }, setSessionState] = useState<SessionState>({
    isLoading: true,
    session: null,
  });
  const user = session?.user ?? null;
  const userId = user?.id;
  const lastUserId = useRef(userId);

  useEffect(
    () => subscribeToSession((nextSession) => setSessionState({ isLoading: false, session: nextSession })),
    [],
  );

  useEffect(() => {
    const previousUserId = lastUserId.current;
    // Without a session, the last person is kept: a screen with unsaved text stays, and another person may sign in.
    if (userId) lastUserId.current = userId;
    if (!previousUserId || previousUserId === userId) return;
    // Active queries stay until they are loaded again: an editor keeps its text after the session has ended.
    queryClient.removeQueries({ type: 'inactive' });
    if (userId) void queryClient.invalidateQueries();
  }, [userId, queryClient]);

  const isChallenged = session !== null && needsMfaChallenge(session);
  const auth = useMemo(
    () => ({ isLoading, user, needsMfaChallenge: isChallenged }),
    [isLoading, user, isChallenged],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
