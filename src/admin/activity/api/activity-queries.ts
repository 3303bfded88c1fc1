import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countFound } from '@/admin/lib/found';
import { askPage, toPage } from '@/admin/lib/keyset';
import { activityToasts } from '@/content/admin/activity';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityFilters,
  type ActivityParams,
  newestFirst,
  startOf,
} from '../activity-params';

/** Lines of the dashboard's excerpt. */
const EXCERPT = 6;

/** People offered as a filter: staff, by name. */
const PEOPLE = 200;

const COLUMNS =
  'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at';

const COUNT_ONLY = { count: 'exact', head: true } as const;

/** Under row security no index serves `ilike`: a search goes through the function that finds the lines by one. */
function ask({ type, person, period, search }: ActivityFilters, options?: { count: 'exact' }) {
  let query = search
    ? supabase.rpc('activity_found', { words: search }, options).select(COLUMNS)
    : supabase.from('activity_log').select(COLUMNS);
  if (type) query = query.eq('type', type);
  if (person) query = query.eq('actor', person);
  if (period) query = query.gte('created_at', startOf(period));
  return query;
}

async function fetchPage({ position, ...filters }: ActivityParams, signal: AbortSignal) {
  const asked = askPage(ask(filters), newestFirst, position, ACTIVITY_PAGE_SIZE);
  return toPage(await unwrap(asked.abortSignal(signal)), position, ACTIVITY_PAGE_SIZE);
}

/** A line of the journal, as read. */
export type ActivityRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

async function fetchCount(filters: ActivityFilters, signal: AbortSignal) {
  const { type, person, period, search } = filters;
  if (!search) {
    const wanted = {
      wanted_type: type ?? undefined,
      person: person ?? undefined,
      since: period ? startOf(period) : undefined,
    };
    return unwrap(supabase.rpc('count_activity', wanted).abortSignal(signal));
  }
  // A function is asked by POST, which has no head: one row comes along.
  return countFound(await unwrapCount(ask(filters, { count: 'exact' }).range(0, 0).abortSignal(signal)));
}

/** The four counters (specification 2.18): what was done today, and three kinds of actions of the week. */
const counters = {
  today: () => supabase.from('activity_log').select('*', COUNT_ONLY).gte('created_at', startOf('today')),
  signIns: () => countOf('auth', 'sign_in'),
  created: () => countOf('content', 'create'),
  uploads: () => countOf('media', 'upload'),
};

function countOf(type: 'auth' | 'content' | 'media', action: string) {
  return supabase
    .from('activity_log')
    .select('*', COUNT_ONLY)
    .eq('type', type)
    .eq('action', action)
    .gte('created_at', startOf('week'));
}

/** One of the four figures above the journal. */
export type ActivityCounter = keyof typeof counters;

export const activityCounters = Object.keys(counters) as ActivityCounter[];

/** Keys and calls of the journal. It grows by what others do: always asked again. */
export const activityQueries = {
  all: () => ['activity'] as const,
  list: (params: ActivityParams) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { error: activityToasts.loadFailed },
    }),
  /** Exact, asked apart from the rows and once per filter. */
  count: ({ type, person, period, search }: ActivityFilters) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'count', { type, person, period, search }],
      queryFn: ({ signal }) => fetchCount({ type, person, period, search }, signal),
      staleTime: 60_000,
    }),
  counter: (name: ActivityCounter) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'counter', name],
      queryFn: ({ signal }) => unwrapCount(counters[name]().abortSignal(signal)),
      staleTime: 0,
    }),
  excerpt: () =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'excerpt'],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('activity_log')
            .select(COLUMNS)
            .order('created_at', { ascending: false })
            .order('id')
            .limit(EXCERPT)
            .abortSignal(signal),
        ),
      staleTime: 0,
    }),
  people: () =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'people'],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('profiles')
            .select('id, first_name, last_name, user_roles!inner(role)')
            .order('first_name')
            .order('last_name')
            .limit(PEOPLE)
            .abortSignal(signal),
        ),
      staleTime: 5 * 60_000,
    }),
};
