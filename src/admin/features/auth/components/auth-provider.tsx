import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AuthSession, owesSecondFactor, watchSession } from '../api/session';
import { AuthContext } from '../auth-context';

interface State {
  loading: boolean;
  session: AuthSession | null;
}

/** Knows who is signed in, and drops from the cache what belonged to someone else. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [{ loading, session }, setState] = useState<State>({ loading: true, session: null });
  const user = session?.user ?? null;
  const userId = user?.id;
  const previousId = useRef(userId);

  useEffect(() => watchSession((next) => setState({ loading: false, session: next })), []);

  useEffect(() => {
    const before = previousId.current;
    previousId.current = userId;
    if (!before || before === userId) return;
    // What is on screen stays until it is asked again: an editor that outlives a lost session keeps its text.
    queryClient.removeQueries({ type: 'inactive' });
    if (userId) void queryClient.invalidateQueries();
  }, [userId, queryClient]);

  const owesCode = session !== null && owesSecondFactor(session);
  const auth = useMemo(() => ({ loading, user, owesCode }), [loading, user, owesCode]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
