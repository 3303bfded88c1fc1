import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type FollowUpTable,
  listSources,
  type SubmissionSource,
  type SubmissionTab,
} from '@/admin/config/submissions';
import { getCursor, getRowLimit, isReversed, toPage } from '@/admin/lists/keyset';
import { capSearchCount, SEARCH_CAP } from '@/admin/lists/search-count';
import { formsToasts } from '@/copy/admin/forms';
import { localDate } from '@/shared/lib/local-date';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import {
  assigneeFilters,
  listFilteredSources,
  pickFollowUpFilters,
  type SubmissionFilters,
  type SubmissionParams,
  startOfPeriod,
  submissionListParams,
} from '../submission-params';
import { mergeLists } from '../submission-row';
import {
  fetchAssignableUsers,
  fetchDetail,
  fetchListRows,
  fetchPersonData,
  type ListArguments,
} from './submission-calls';
import { submissionCountsKey } from './unread-query';

/** Returns the filters as arguments of `list_submissions`. */
export function toListArguments({
  search,
  state,
  period,
  assigneeFilter,
  overdueOnly,
}: Omit<SubmissionFilters, 'tab' | 'origin'>): Omit<ListArguments, 'page_size'> {
  return {
    words: search || undefined,
    state: state ?? undefined,
    since: startOfPeriod(period),
    assignee_filter: assigneeFilter ? assigneeFilters[assigneeFilter] : undefined,
    due_before: overdueOnly ? localDate(0) : undefined,
  };
}

/** Loads a page of each table and merges the first rows. */
async function fetchPage(params: SubmissionParams, signal: AbortSignal) {
  const { place } = params.position;
  const backwards = isReversed(place);
  const cursor = getCursor(place);
  const limit = getRowLimit(place, submissionListParams.pageSize);
  const lists = await Promise.all(
    listFilteredSources(params).map((source) =>
      fetchListRows(
        source,
        {
          ...toListArguments(params),
          cursor_at: cursor?.value,
          cursor_id: cursor?.id,
          backwards,
          page_size: limit,
        },
        signal,
      ),
    ),
  );
  return toPage(mergeLists(lists, backwards).slice(0, limit), params.position, submissionListParams.pageSize);
}

function fetchCount(
  sources: readonly SubmissionSource[],
  filters: Omit<SubmissionFilters, 'tab' | 'origin'>,
  signal: AbortSignal,
  ceiling?: number,
) {
  return unwrap(
    supabase
      .rpc('count_submissions', { sources: [...sources], ...toListArguments(filters), ceiling })
      .abortSignal(signal),
  );
}

/** Returns the filters for the number on a tab. The status applies to the open tab only. */
const toCountFilters = (params: SubmissionFilters, tab: SubmissionTab) => ({
  search: params.search,
  period: params.period,
  state: tab === params.tab ? params.state : null,
  ...pickFollowUpFilters(tab, params),
});

/** Queries of the inbox. */
export const submissionQueries = {
  all: () => ['submissions'] as const,
  lists: () => [...submissionQueries.all(), 'list'] as const,
  list: ({ opened: _, ...params }: SubmissionParams) =>
    queryOptions({
      queryKey: [...submissionQueries.lists(), params],
      queryFn: ({ signal }) => fetchPage({ ...params, opened: null }, signal),
      placeholderData: keepPreviousData,
      meta: { error: formsToasts.loadFailed },
    }),
  counts: () => submissionCountsKey,
  /** Counts the rows in a request of its own, after a search only up to SEARCH_CAP. */
  count: (params: SubmissionFilters, tab: SubmissionTab) => {
    const filters = toCountFilters(params, tab);
    const sources = tab === params.tab ? listFilteredSources(params) : listSources(tab);
    return queryOptions({
      queryKey: [...submissionQueries.counts(), { sources, ...filters }],
      queryFn: async ({ signal }) =>
        filters.search
          ? capSearchCount(await fetchCount(sources, filters, signal, SEARCH_CAP + 1))
          : fetchCount(sources, filters, signal),
      staleTime: 60_000,
    });
  },
  detail: (source: SubmissionSource, id: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'detail', source, { id }],
      queryFn: ({ signal }) => fetchDetail(source, id, signal),
      // Personal data leaves the cache when the drawer closes.
      gcTime: 0,
    }),
  /** People to whom rows of a form may be assigned. */
  assignableUsers: (source: FollowUpTable) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'assignable-users', source],
      queryFn: ({ signal }) => fetchAssignableUsers(source, signal),
      staleTime: 60_000,
    }),
};

/** Counts the rows of an export without a cap. A search for a common word takes up to a second. Throws an AppError. */
export const countSubmissions = (filters: SubmissionFilters, signal: AbortSignal): Promise<number> =>
  fetchCount(listFilteredSources(filters), filters, signal);

/** Rows and files stored about a person, for the confirmation of an erasure. */
export const personQuery = (email: string) =>
  queryOptions({
    queryKey: [...submissionQueries.all(), 'person', { email }],
    queryFn: ({ signal }) => fetchPersonData(email, signal),
    staleTime: 0,
    gcTime: 0,
  });
