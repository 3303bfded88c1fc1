import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { KeysetPosition } from '@/admin/lists/keyset';
import { defineListUrlParams } from '@/admin/lists/list-params';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import type { Database, Tables } from '@/types/database';
import type { CampaignStory } from '../../../../../supabase/functions/send-mails/mails/campaign.ts';
import type { CampaignAudience, CampaignState } from '../campaign-model';

const LIST_COLUMNS =
  'id, subject, state, audience, updated_at, updated_by_name, scheduled_at, started_at, started_by_name';

/** Columns of a campaign with its text. */
export const CAMPAIGN_COLUMNS = `${LIST_COLUMNS}, intro, stories, version, sent_stories`;

/** URL parameters of the campaign list: only the page. */
export const campaignListUrlParams = defineListUrlParams({}, { pageSize: 20 });

type StoredCampaign = Tables<'campaigns'>;

/** Campaign with the columns of the list. */
export interface CampaignListRow
  extends Pick<
    StoredCampaign,
    'id' | 'subject' | 'updated_at' | 'updated_by_name' | 'scheduled_at' | 'started_at' | 'started_by_name'
  > {
  state: CampaignState;
  audience: CampaignAudience;
}

/** Campaign with its text; `sent_stories` are a copy made when the sending starts. */
export interface Campaign extends CampaignListRow, Pick<StoredCampaign, 'intro' | 'stories' | 'version'> {
  sent_stories: CampaignStory[] | null;
}

/** Number of recipients by state of delivery. */
export type CampaignRecipientCounts = Database['public']['Functions']['campaign_progress']['Returns'][number];

type StorySearchResult = CampaignStory & { published_at: string };

/** Maximum number of stories in a page of a search; the database has the same limit. */
const SEARCH_PAGE_SIZE = 20;

/** Intervals between two requests, by state. The job that starts a scheduled campaign runs once a minute. */
const POLL_INTERVALS_MS: Partial<Record<CampaignState, number>> = { sending: 3_000, scheduled: 30_000 };

/** Reads drafts and scheduled campaigns, newest first, then started ones, last started first. */
const fetchCampaignPage = (position: KeysetPosition, signal: AbortSignal) =>
  fetchOffsetPage(
    supabase
      .from('campaigns')
      .select<string, CampaignListRow>(LIST_COLUMNS, { count: 'exact' })
      .order('started_at', { ascending: false, nullsFirst: true })
      .order('created_at', { ascending: false })
      .order('id'),
    position,
    campaignListUrlParams.pageSize,
    signal,
  );

/** Reads online stories: those with these ids, or a page of those that contain the words. */
const fetchStories = async (
  request: Database['public']['Functions']['campaign_stories']['Args'],
  signal: AbortSignal,
) => (await unwrap(supabase.rpc('campaign_stories', request), signal)) as unknown as StorySearchResult[];

/** Queries of the campaigns. */
export const campaignQueries = {
  all: () => ['campaigns'] as const,
  list: ({ position }: { position: KeysetPosition }) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'list', position],
      queryFn: ({ signal }) => fetchCampaignPage(position, signal),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'detail', { id }],
      queryFn: ({ signal }) => fetchCampaignById(id, signal),
      refetchInterval: ({ state: { data } }) => (data ? (POLL_INTERVALS_MS[data.state] ?? false) : false),
    }),
  progress: (id: string, state: CampaignState) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'progress', { id }, state],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .rpc('campaign_progress', { campaign: id })
            .select('recipients, waiting, sent, unsubscribed, bounced, failed, unconfirmed')
            .single(),
          signal,
        ),
      refetchInterval: POLL_INTERVALS_MS[state] ?? false,
    }),
  subscriberCount: (audience: CampaignAudience) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'subscriber-count', { audience }],
      queryFn: async ({ signal }) =>
        Number(await unwrap(supabase.rpc('count_campaign_subscribers', { audience }), signal)),
    }),
  stories: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'stories', { ids }],
      queryFn: ({ signal }) => fetchStories({ ids: [...ids] }, signal),
    }),
  search: (words: string) =>
    infiniteQueryOptions({
      queryKey: [...campaignQueries.all(), 'search', { words }],
      queryFn: ({ signal, pageParam }) =>
        fetchStories({ words, cursor_at: pageParam?.published_at, cursor_id: pageParam?.id }, signal),
      initialPageParam: null as StorySearchResult | null,
      getNextPageParam: (page) => (page.length === SEARCH_PAGE_SIZE ? page.at(-1) : null),
    }),
};

/** Reads a campaign from the database, not from the query cache. */
export const fetchCampaignById = (id: string, signal?: AbortSignal) =>
  unwrap(supabase.from('campaigns').select<string, Campaign>(CAMPAIGN_COLUMNS).eq('id', id).single(), signal);
