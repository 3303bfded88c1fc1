import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type HandledSource,
  type SubmissionSource,
  type SubmissionTab,
  submissionTabs,
} from '@/admin/config/submissions';
import { cursorOf, isReversed, pageLimit, toPage } from '@/admin/lists/keyset';
import { capSearchCount, SEARCH_CAP } from '@/admin/lists/search-count';
import { formsToasts } from '@/copy/admin/forms';
import { localDate } from '@/shared/lib/local-date';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import {
  handlingFilters,
  PAGE_SIZE,
  type SubmissionFilters,
  type SubmissionParams,
  sinceOf,
  sourcesOf,
  whoseKeys,
} from '../submission-params';
import { mergeLists } from '../submission-row';
import { fetchDetail, fetchHandlers, findPerson, type ListArguments, listCalls } from './submission-calls';

/** What narrows a list, as its function takes it. */
export function listFilter({
  search,
  state,
  period,
  whose,
  late,
}: Omit<SubmissionFilters, 'tab' | 'origin'>): Omit<ListArguments, 'wanted'> {
  return {
    words: search || undefined,
    state: state ?? undefined,
    since: sinceOf(period),
    whose: whose ? whoseKeys[whose] : undefined,
    due_before: late ? localDate(0) : undefined,
  };
}

/** Each table brings the page it would have alone; the page is the first of them all. */
async function fetchPage(params: SubmissionParams, signal: AbortSignal) {
  const { place } = params.position;
  const backwards = isReversed(place);
  const cursor = cursorOf(place);
  const wanted = pageLimit(place, PAGE_SIZE);
  const lists = await Promise.all(
    sourcesOf(params).map((source) =>
      listCalls[source](
        {
          ...listFilter(params),
          cursor_at: cursor?.value,
          cursor_id: cursor?.id,
          backwards,
          wanted,
        },
        signal,
      ),
    ),
  );
  return toPage(mergeLists(lists, backwards).slice(0, wanted), params.position, PAGE_SIZE);
}

function fetchCount(
  sources: readonly SubmissionSource[],
  filters: Omit<SubmissionFilters, 'tab' | 'origin'>,
  signal: AbortSignal,
  ceiling?: number,
) {
  return unwrap(
    supabase
      .rpc('count_submissions', { sources: [...sources], ...listFilter(filters), ceiling })
      .abortSignal(signal),
  );
}

/** A status narrows down the tab it was chosen in; the others count without it. */
const filtersOf = (params: SubmissionFilters, tab: SubmissionTab) => ({
  search: params.search,
  period: params.period,
  state: tab === params.tab ? params.state : null,
  ...handlingFilters(tab, params),
});

/** Tables whose rows are new until somebody looks after them, of these tabs. */
const handledOf = (tabs: readonly SubmissionTab[]): SubmissionSource[] =>
  tabs.filter((tab) => tab !== 'newsletter').flatMap((tab) => submissionTabs[tab]);

/** Keys and calls of the forms screen. */
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
  counts: () => [...submissionQueries.all(), 'count'] as const,
  /** Asked apart from the rows and once per filter: a page never waits for it. Of a search, as many as the lists find. */
  count: (params: SubmissionFilters, tab: SubmissionTab) => {
    const filters = filtersOf(params, tab);
    const sources = tab === params.tab ? sourcesOf(params) : submissionTabs[tab];
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
      // personal data: gone with the drawer that showed it
      gcTime: 0,
    }),
  /** Who may be given the rows of a tab. */
  handlers: (source: HandledSource) =>
    queryOptions({
      queryKey: [...submissionQueries.all(), 'handlers', source],
      queryFn: ({ signal }) => fetchHandlers(source, signal),
      staleTime: 60_000,
    }),
  /** Rows nobody has looked after yet, over the forms of these tabs; one tab too many and all of it is refused. */
  unread: (tabs: readonly SubmissionTab[]) =>
    queryOptions({
      queryKey: [...submissionQueries.counts(), 'unread', tabs],
      queryFn: ({ signal }) =>
        fetchCount(
          handledOf(tabs),
          { search: '', state: 'new', period: null, whose: null, late: false },
          signal,
        ),
    }),
};

/** How many rows an export will read; up to a second for a word that most rows hold. Throws an AppError. */
export const countExactly = (filters: SubmissionFilters, signal: AbortSignal): Promise<number> =>
  fetchCount(sourcesOf(filters), filters, signal);

/** What is kept of a person, over every table, as the question before it is erased lists it. */
export const personQuery = (email: string) =>
  queryOptions({
    queryKey: [...submissionQueries.all(), 'person', { email }],
    queryFn: ({ signal }) => findPerson(email, signal),
    staleTime: 0,
    gcTime: 0,
  });
