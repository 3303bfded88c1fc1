import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AuthSession, needsMfaChallenge, subscribeToSession } from '../api/session';
import { AuthContext } from '../auth-context';

interface State {
  loading: boolean;
  session: AuthSession | null;
}

/** Provides the signed-in person, and removes cached data of the previous one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [{ loading, session }, setState] = useState<State>({ loading: true, session: null });
  const user = session?.user ?? null;
  const userId = user?.id;
  const previousId = useRef(userId);

  useEffect(() => subscribeToSession((next) => setState({ loading: false, session: next })), []);

  useEffect(() => {
    const previous = previousId.current;
    previousId.current = userId;
    if (!previous || previous === userId) return;
    // Active queries stay until they are loaded again: an editor keeps its text after its session ended.
    queryClient.removeQueries({ type: 'inactive' });
    if (userId) void queryClient.invalidateQueries();
  }, [userId, queryClient]);

  const isChallenged = session !== null && needsMfaChallenge(session);
  const auth = useMemo(
    () => ({ loading, user, needsMfaChallenge: isChallenged }),
    [loading, user, isChallenged],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
