import { queryOptions, useMutation } from '@tanstack/react-query';
import { subDays } from 'date-fns';
import { supabase } from '@/admin/lib/supabase';
import { COUNT_ONLY_OPTIONS, unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { collectionsWithExampleValues, dashboardToastTexts } from '@/copy/admin/dashboard';
import { focusTitle } from '@/shared/lib/focus-title';

/** Days that count as recent (specification 9). */
const RECENT_DAYS = 7;

const MAX_LIST_ROWS = 5;

const DISMISSED_COLUMNS = 'security_alerts_seen_at, first_steps_hidden';

const getRecentStart = () => subDays(new Date(), RECENT_DAYS).toISOString();

const countProfiles = () => supabase.from('profiles').select('*', COUNT_ONLY_OPTIONS);
const countContent = () => supabase.from('content').select('*', COUNT_ONLY_OPTIONS).is('copy_of', null);
const countMedia = () => supabase.from('media_library').select('*', COUNT_ONLY_OPTIONS);

/** The eight counts of the specification (7.3). */
const counts = {
  profiles: countProfiles,
  content: countContent,
  published: () => countContent().eq('status', 'published'),
  drafts: () => countContent().eq('status', 'draft'),
  media: countMedia,
  activity: () => supabase.from('activity_log').select('*', COUNT_ONLY_OPTIONS),
  newProfiles: () => countProfiles().gte('created_at', getRecentStart()),
  newMedia: () => countMedia().gte('created_at', getRecentStart()),
};

export type DashboardCountName = keyof typeof counts;

/** Returns a query of the dashboard. Other screens change these data, so the query is stale at once. */
const defineQuery = <Data>(name: string, read: (signal: AbortSignal) => Promise<Data>, parameters = {}) =>
  queryOptions({
    queryKey: ['dashboard', name, parameters],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  });

/** Queries of the dashboard. */
export const dashboardQueries = {
  count: (name: DashboardCountName) => defineQuery(name, (signal) => unwrapCount(counts[name](), signal)),
  dismissedNotices: (userId: string) =>
    defineQuery(
      'dismissed-notices',
      async (signal) => {
        const [profile] = await unwrap(
          supabase.from('profiles').select(DISMISSED_COLUMNS).eq('id', userId),
          signal,
        );
        // Row security hides the profile from an ended session.
        return profile ?? { security_alerts_seen_at: null, first_steps_hidden: true };
      },
      { userId },
    ),
  hasColleague: defineQuery('has-colleague', async (signal) => {
    const peopleWithRole = await unwrap(
      supabase.from('profiles').select('id').not('roles', 'is', null).limit(2),
      signal,
    );
    return peopleWithRole.length > 1;
  }),
  /** Returns true when the settings were saved at least once. */
  hasSettings: defineQuery('has-settings', async (signal) => {
    const { updated_at } = await unwrap(supabase.from('site_settings').select('updated_at').single(), signal);
    return updated_at !== null;
  }),
  /** Returns the collections that still have their default values, with invented names. */
  defaultCollections: defineQuery('default-collections', async (signal) => {
    const keys = collectionsWithExampleValues.map(({ key }) => key);
    const savedCollections = await unwrap(
      supabase.from('site_collections').select('key').in('key', keys),
      signal,
    );
    return collectionsWithExampleValues.filter(({ key }) => !savedCollections.some((row) => row.key === key));
  }),
  recentContent: (authorId: string) =>
    defineQuery(
      'recent-content',
      (signal) =>
        unwrap(
          supabase
            .from('content')
            .select(
              'id, title, status, publish_at, unpublish_at, created_at, updated_at, review_requested_at, review_note',
            )
            .eq('author_id', authorId)
            .is('copy_of', null)
            .order('created_at', { ascending: false })
            .order('id')
            .limit(MAX_LIST_ROWS),
          signal,
        ),
      { authorId },
    ),
  /** Newest decisions of others about this person's texts, of the last week. */
  reviewDecisions: defineQuery('review-decisions', (signal) =>
    unwrap(supabase.rpc('list_review_decisions'), signal),
  ),
  /** Texts that have waited longest for a review. */
  reviewQueue: defineQuery('review-queue', (signal) =>
    unwrap(
      supabase
        .from('content')
        .select('id, title, review_requested_at, review_requested_by')
        .not('review_requested_at', 'is', null)
        .order('review_requested_at')
        .order('id')
        .limit(MAX_LIST_ROWS),
      signal,
    ),
  ),
};

/** Dismisses a notice of the dashboard for this person, on every device. A focus in the notice, which disappears, moves to the title. */
export function useDismissNotice(userId: string) {
  return useMutation({
    mutationFn: (changes: { security_alerts_seen_at: string } | { first_steps_hidden: boolean }) =>
      unwrap(supabase.from('profiles').update(changes).eq('id', userId).select(DISMISSED_COLUMNS).single()),
    onMutate: () => document.activeElement?.closest('section'),
    onSuccess: (row, _changes, notice, { client }) => {
      client.setQueryData(dashboardQueries.dismissedNotices(userId).queryKey, row);
      if (notice?.contains(document.activeElement)) focusTitle();
    },
    meta: { error: dashboardToastTexts.hideFailed },
  });
}
