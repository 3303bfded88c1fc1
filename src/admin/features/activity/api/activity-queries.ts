import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { COUNT_ONLY_OPTIONS, unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { limitQueryToPage, type RowCursor, toPageOfRows } from '@/admin/lists/keyset';
import { toSearchRowTotal } from '@/admin/lists/row-total';
import { activityToastTexts } from '@/copy/admin/activity';
import {
  type ActivityFilterValues,
  type ActivityParams,
  activityListUrlParams,
  getActivityPeriodStart,
  newestActivityFirst,
  SECURITY_ALERTS_FILTER,
  toTimeRange,
} from '../activity-params';
import { ACTIVITY_COLUMNS } from './dashboard-activity-queries';

const MAX_PEOPLE = 200;

/**
 * Returns the query of the filtered rows. A search calls a database function: with row security, `ilike` cannot use
 * the index. `options` apply to a search only.
 */
function selectRows(filters: ActivityFilterValues, options?: { count: 'exact' }) {
  const { type, person, search } = filters;
  const { since, before } = toTimeRange(filters);
  let query = search
    ? supabase.rpc('search_activity', { words: search }, options).select(ACTIVITY_COLUMNS)
    : supabase.from('activity_log').select(ACTIVITY_COLUMNS);
  if (type === SECURITY_ALERTS_FILTER) query = query.is('is_alert', true);
  else if (type) query = query.eq('type', type);
  if (person) query = query.eq('actor', person);
  if (since) query = query.gte('created_at', since);
  if (before) query = query.lt('created_at', before);
  return query;
}

const toRpcFilters = (filters: ActivityFilterValues) => ({
  wanted_type: filters.type === SECURITY_ALERTS_FILTER ? undefined : (filters.type ?? undefined),
  alerts_only: filters.type === SECURITY_ALERTS_FILTER,
  person: filters.person ?? undefined,
  ...toTimeRange(filters),
});

async function fetchPage({ position, ...filters }: ActivityParams, signal: AbortSignal) {
  const { pageSize } = activityListUrlParams;
  const query = limitQueryToPage(selectRows(filters), newestActivityFirst, position, pageSize);
  return toPageOfRows(await unwrap(query, signal), position, pageSize);
}

/** Returns the number of rows; null for a search above the cap. Throws an AppError. */
async function fetchFilteredCount(filters: ActivityFilterValues, signal: AbortSignal) {
  if (!filters.search) return unwrap(supabase.rpc('count_activity', toRpcFilters(filters)), signal);
  // PostgREST calls a function by POST, which always returns rows: the range limits them to one.
  return toSearchRowTotal(await unwrapCount(selectRows(filters, { count: 'exact' }).range(0, 0), signal));
}

/** Returns a batch of rows after the row of `cursor`. The database logs large exports. Throws an AppError. */
export function fetchActivityExportBatch(
  filters: ActivityFilterValues,
  cursor: RowCursor | null,
  limit: number,
  signal: AbortSignal,
) {
  const page = { cursor_at: cursor?.value, cursor_id: cursor?.id, page_size: limit };
  return unwrap(
    supabase
      .rpc('export_activity', { words: filters.search || undefined, ...toRpcFilters(filters), ...page })
      .select(ACTIVITY_COLUMNS),
    signal,
  );
}

/** Counters of the journal (specification 2.18): actions of today, and three kinds of the last week. */
const counters = {
  today: () => countSince('today'),
  signIns: () => countSince('week').eq('type', 'auth').eq('action', 'sign_in'),
  created: () => countSince('week').eq('type', 'content').eq('action', 'create'),
  uploads: () => countSince('week').eq('type', 'media').eq('action', 'upload'),
};

function countSince(period: 'today' | 'week') {
  return supabase
    .from('activity_log')
    .select('*', COUNT_ONLY_OPTIONS)
    .gte('created_at', getActivityPeriodStart(period));
}

export type ActivityCounterName = keyof typeof counters;

export const activityCounterNames = Object.keys(counters) as ActivityCounterName[];

/** Queries of the journal. Other people add rows all the time, so rows and counters are stale at once. */
export const activityQueries = {
  all: () => ['activity'] as const,
  list: (params: ActivityParams) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { error: activityToastTexts.loadFailed },
    }),
  /** Query of the number of rows. A change of page does not send it again. */
  count: ({ position: _, ...filters }: ActivityParams) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'count', filters],
      queryFn: ({ signal }) => fetchFilteredCount(filters, signal),
      staleTime: 60_000,
    }),
  counter: (name: ActivityCounterName) =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'counter', name],
      queryFn: ({ signal }) => unwrapCount(counters[name](), signal),
      staleTime: 0,
    }),
  /** Query of the people with a role, for the filter. */
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
            .limit(MAX_PEOPLE),
          signal,
        ),
      staleTime: 5 * 60_000,
    }),
};
