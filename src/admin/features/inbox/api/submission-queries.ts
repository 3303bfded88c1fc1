import { queryOptions, skipToken } from '@tanstack/react-query';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { type PageOptions, toPageOfRows, toPageRequest } from '@/admin/lists/keyset';
import { SEARCH_CAP, toSearchRowTotal } from '@/admin/lists/row-total';
import { inboxToastTexts } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import {
  assigneeFilters,
  getSubmissionPeriodStart,
  listFilteredSubmissionTables,
  pickTabFilters,
  type SubmissionFilterValues,
  type SubmissionParams,
  submissionListUrlParams,
} from '../submission-params';
import { followUpListColumns, mergeSortedRows, toSubmissionRow } from '../submission-row';
import {
  type FollowUpTableName,
  listTabSubmissionTables,
  type SubmissionTableName,
} from '../submission-source';
import {
  fetchAssignableUsers,
  fetchPersonErasureData,
  fetchSubmissionDetail,
  fetchSubmissionPage,
  type SubmissionListArguments,
} from './submission-calls';
import { submissionCountsQueryKey } from './submission-count-queries';

/** Converts the filters of the list to arguments of `list_submissions` and `count_submissions`. */
export function toSubmissionListArguments({
  search,
  state,
  period,
  assigneeFilter,
  isOverdueOnly,
}: Omit<SubmissionFilterValues, 'tab' | 'origin'>): Omit<SubmissionListArguments, 'page_size'> {
  return {
    words: search || undefined,
    state: state ?? undefined,
    since: getSubmissionPeriodStart(period),
    assignee_filter: assigneeFilter ? assigneeFilters[assigneeFilter] : undefined,
    due_before: isOverdueOnly ? getLocalDateInDays(0) : undefined,
  };
}

interface InboxPageOptions extends PageOptions {
  /** False for a bulk action: reading the senders of many rows would raise a security alert. */
  hasSenderColumns?: boolean;
}

/** Loads a page of each table and merges the first rows. */
export async function fetchInboxPage(
  params: SubmissionParams,
  { pageSize = submissionListUrlParams.pageSize, hasSenderColumns = true, signal }: InboxPageOptions,
) {
  const { isBackwards, cursor, limit } = toPageRequest(params.position, pageSize);
  const lists = await Promise.all(
    listFilteredSubmissionTables(params).map(async (source) => {
      const { listColumns } = submissionSources[source];
      const columns = [...(hasSenderColumns ? listColumns : []), ...followUpListColumns];
      const filter = {
        ...toSubmissionListArguments(params),
        cursor_at: cursor?.value,
        cursor_id: cursor?.id,
        backwards: isBackwards,
        page_size: limit,
      };
      return (await fetchSubmissionPage(source, filter, signal, columns)).map(toSubmissionRow);
    }),
  );
  return toPageOfRows(mergeSortedRows(lists, { isBackwards }).slice(0, limit), params.position, pageSize);
}

/** Counts the rows of these tables; with search words, only up to SEARCH_CAP. */
async function fetchCount(
  sources: readonly SubmissionTableName[],
  filters: Omit<SubmissionFilterValues, 'tab' | 'origin'>,
  signal: AbortSignal,
) {
  const count = await unwrap(
    supabase.rpc('count_submissions', {
      sources: [...sources],
      ...toSubmissionListArguments(filters),
      ceiling: filters.search ? SEARCH_CAP + 1 : undefined,
    }),
    signal,
  );
  return filters.search ? toSearchRowTotal(count) : count;
}

/** Returns the filters for the number on a tab. */
const toCountFilters = (params: SubmissionFilterValues, tab: InboxTabKey) => ({
  search: params.search,
  period: params.period,
  ...pickTabFilters(tab, params),
});

export const submissionQueries = {
  all: () => ['submissions'] as const,
  lists: () => [...submissionQueries.all(), 'list'] as const,
  list: (params: SubmissionParams) =>
    queryOptions({
      queryKey: [...submissionQueries.lists(), params] as const,
      queryFn: ({ signal }) => fetchInboxPage(params, { signal }),
      // Rows of another tab would open their own form, and take the bulk actions of this tab.
      placeholderData: (previousPage, previousQuery) =>
        previousQuery?.queryKey[2].tab === params.tab ? previousPage : undefined,
      meta: { error: inboxToastTexts.loadFailed },
    }),
  counts: () => submissionCountsQueryKey,
  /** Counts the rows of a tab, in a request apart from the list. */
  count: (params: SubmissionFilterValues, tab: InboxTabKey) => {
    const filters = toCountFilters(params, tab);
    const sources = tab === params.tab ? listFilteredSubmissionTables(params) : listTabSubmissionTables(tab);
    return queryOptions({
      queryKey: [...submissionQueries.counts(), { sources, ...filters }],
      queryFn: ({ signal }) => fetchCount(sources, filters, signal),
      staleTime: 60_000,
    });
  },
  detail: (source: SubmissionTableName, id: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'detail', source, { id }],
      queryFn: ({ signal }) => fetchSubmissionDetail(source, id, signal),
      // Personal data leaves the cache when the panel closes.
      gcTime: 0,
    }),
  /** People to whom rows of a form table may be assigned. An undefined `source` sends no request. */
  assignableUsers: (source: FollowUpTableName | undefined) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'assignable-users', source],
      queryFn: source ? ({ signal }) => fetchAssignableUsers(source, signal) : skipToken,
      staleTime: 60_000,
    }),
  personData: (email: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'person', { email }],
      queryFn: ({ signal }) => fetchPersonErasureData(email, signal),
      staleTime: 0,
      gcTime: 0,
    }),
};
