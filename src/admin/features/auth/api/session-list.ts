import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { sessionToastTexts } from '@/copy/admin/sessions';
import { AppError } from '@/shared/lib/app-error';
import { identityQueries } from './identity-queries';
import { signOut } from './session';

const sessionsKey = [...identityQueries.all(), 'sessions'] as const;

async function fetchSessions(signal: AbortSignal) {
  const sessions = await unwrap(
    supabase
      .rpc('list_my_sessions')
      .select('id, created_at, used_at, user_agent, address, second_factor, current')
      .order('used_at', { ascending: false }),
    signal,
  );
  // The list contains the current session. It is empty when that session has ended or lacks the second factor, or when
  // the account is suspended.
  if (sessions.length === 0) throw new AppError('session');
  return sessions;
}

export type ActiveSession = Awaited<ReturnType<typeof fetchSessions>>[number];

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => fetchSessions(signal),
  staleTime: 0,
});

/** Ends one session of the person. A session that has already ended is no error. */
export function useEndSession() {
  return useMutation({
    mutationFn: (sessionId: string) => unwrap(supabase.rpc('end_session', { session: sessionId })),
    meta: {
      invalidates: [sessionsKey],
      success: sessionToastTexts.ended,
      error: sessionToastTexts.endFailed,
    },
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => signOut('others'),
    meta: {
      invalidates: [sessionsKey],
      success: sessionToastTexts.othersEnded,
      error: sessionToastTexts.endFailed,
    },
  });
}
