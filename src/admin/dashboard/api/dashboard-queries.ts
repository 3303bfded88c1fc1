import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';

/** Days that count as recent (specification 9). */
const RECENT_DAYS = 7;

const COUNT_ONLY = { count: 'exact', head: true } as const;

const recently = () => new Date(Date.now() - RECENT_DAYS * 86_400_000).toISOString();

/** The eight head-only counts of the specification (7.3). */
const counts = {
  profiles: () => supabase.from('profiles').select('*', COUNT_ONLY),
  content: () => supabase.from('content').select('*', COUNT_ONLY),
  published: () => supabase.from('content').select('*', COUNT_ONLY).eq('status', 'published'),
  drafts: () => supabase.from('content').select('*', COUNT_ONLY).eq('status', 'draft'),
  media: () => supabase.from('media_library').select('*', COUNT_ONLY),
  activity: () => supabase.from('activity_log').select('*', COUNT_ONLY),
  newProfiles: () => supabase.from('profiles').select('*', COUNT_ONLY).gte('created_at', recently()),
  newMedia: () => supabase.from('media_library').select('*', COUNT_ONLY).gte('created_at', recently()),
};

/** One of the dashboard's figures. */
export type CountName = keyof typeof counts;

export const countNames = Object.keys(counts) as CountName[];

/** What the dashboard asks. Always asked again when it opens: other screens change all of it. */
export const dashboardQueries = {
  all: () => ['dashboard'] as const,
  count: (name: CountName) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'count', name],
      queryFn: ({ signal }) => unwrapCount(counts[name]().abortSignal(signal)),
      staleTime: 0,
    }),
  recentContent: (authorId: string) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'recent', { authorId }],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('content')
            .select(
              'id, title, status, publish_at, unpublish_at, created_at, updated_at, review_requested_at, review_note',
            )
            .eq('author_id', authorId)
            .order('created_at', { ascending: false })
            .order('id')
            .limit(5)
            .abortSignal(signal),
        ),
      staleTime: 0,
    }),
  /** What has waited longest for a reader. */
  waitingContent: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'waiting'],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('content')
            .select('id, title, review_requested_at, review_requested_by')
            .not('review_requested_at', 'is', null)
            .order('review_requested_at')
            .order('id')
            .limit(5)
            .abortSignal(signal),
        ),
      staleTime: 0,
    }),
};
