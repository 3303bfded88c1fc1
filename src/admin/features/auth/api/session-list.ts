import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { sessionToastTexts } from '@/copy/admin/sessions';
import { identityQueries } from './identity-queries';
import { signOut } from './session';

const getSessionsKey = () => [...identityQueries.all(), 'sessions'] as const;

/** Query of the open sessions, last used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: getSessionsKey(),
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('list_my_sessions')
          .select('id, created_at, used_at, user_agent, address, second_factor, current')
          .order('used_at', { ascending: false })
          .abortSignal(signal),
      ),
    staleTime: 0,
  });

export type ActiveSession = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sessionsQuery>['queryFn']>>
>[number];

/** Ends one session of the person. An ended session is no error. */
export function useEndSession() {
  return useMutation({
    mutationFn: (session: string) => unwrap(supabase.rpc('end_session', { session })),
    meta: {
      invalidates: [getSessionsKey()],
      success: sessionToastTexts.ended,
      error: sessionToastTexts.endFailed,
    },
  });
}

/** Ends every other session. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => signOut('others'),
    meta: {
      invalidates: [getSessionsKey()],
      success: sessionToastTexts.othersEnded,
      error: sessionToastTexts.endFailed,
    },
  });
}
