import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPageCursor, getRowLimit, isReadBackwards, type KeysetOrder, toPage } from '@/admin/lists/keyset';
import { capSearchCount } from '@/admin/lists/search-count';
import { userToastTexts } from '@/copy/admin/users';
import { foldText } from '@/shared/lib/search-text';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type UserFilters, type UserListParams, userListUrlParams, userOrders } from '../user-list-params';

export const MAX_PERSON_MATCHES = 20;

const COLUMNS =
  'id, first_name, last_name, email, created_at, confirmed_at, last_seen_at, suspended_at, search_name, roles, user_roles(id, role)';

export const NO_USER_FILTERS: UserFilters = { role: null, state: null, search: '' };

/** Returns the filters as parameters of the database functions. */
function toRpcFilters({ search, role, state }: UserFilters) {
  return { words: foldText(search), role_keys: role ? [role] : [], state: state ?? undefined };
}

/** `find_people` returns at most 100 rows, one of them to learn whether another page follows. */
export const MAX_PEOPLE_PAGE = 99;

export async function fetchPeoplePage(
  { sort, position, ...filters }: UserListParams,
  pageSize = userListUrlParams.pageSize,
  signal?: AbortSignal,
) {
  const { place } = position;
  const order: KeysetOrder = userOrders[sort];
  const cursor = getPageCursor(place);
  const backwards = isReadBackwards(place);
  const query = supabase
    .rpc('find_people', {
      ...toRpcFilters(filters),
      sort,
      skip: place.at === 'skip' ? place.rows : 0,
      size: getRowLimit(place, pageSize),
      cursor_value: cursor?.value,
      cursor_id: cursor?.id,
      backwards,
    })
    .select(COLUMNS)
    // the function selects the page, but SQL does not guarantee the order of its rows
    .order(order.column, { ascending: order.ascending !== backwards })
    .order('id', { ascending: (order.idAscending ?? true) !== backwards });
  return toPage(await unwrap(signal ? query.abortSignal(signal) : query), position, pageSize);
}

/** Person with their roles. */
export type UserRow = Awaited<ReturnType<typeof fetchPeoplePage>>['rows'][number];

function fetchMatches(search: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc('find_people', { ...toRpcFilters({ ...NO_USER_FILTERS, search }), size: MAX_PERSON_MATCHES })
      .select('id, first_name, last_name, email, roles, suspended_at')
      .abortSignal(signal),
  );
}

/** Person that a dialog can select. */
export type PersonMatch = Awaited<ReturnType<typeof fetchMatches>>[number];

function countPeople(rpcFilters: Partial<ReturnType<typeof toRpcFilters>>, signal: AbortSignal) {
  return unwrap(supabase.rpc('count_people', rpcFilters).abortSignal(signal));
}

/** Queries of the users screen. */
export const userQueries = {
  all: () => ['users'] as const,
  list: (params: UserListParams) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPeoplePage(params, undefined, signal),
      placeholderData: keepPreviousData,
      meta: { error: userToastTexts.loadFailed },
    }),
  /** Query of the number of people. A change of order or page does not send it again. */
  count: ({ role, state, search }: UserFilters) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', { role, state, search }],
      queryFn: async ({ signal }) => {
        const count = await countPeople(toRpcFilters({ role, state, search }), signal);
        return search ? capSearchCount(count) : count;
      },
      staleTime: 60_000,
    }),
  /** Number of people with an administrator role; each counts once. */
  administrators: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', 'administrators'],
      queryFn: ({ signal }) => countPeople({ words: '', role_keys: ['super_admin', 'admin'] }, signal),
      staleTime: 60_000,
    }),
  matches: (search: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'matches', { search }],
      queryFn: ({ signal }) => fetchMatches(search, signal),
      placeholderData: keepPreviousData,
    }),
  /** Number of texts and files of a person. Its key is not below `all()`, so that a deletion does not reload it. */
  ownedItems: (person: string) =>
    queryOptions({
      queryKey: ['belongings', { person }],
      queryFn: ({ signal }) =>
        unwrap(
          supabase.rpc('count_owned_items', { person }).select('texts, files').abortSignal(signal).single(),
        ),
    }),
  /** True when a person has a second factor; null without the right to manage the account. */
  secondFactor: (person: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'second-factor', { person }],
      queryFn: ({ signal }) =>
        unwrap(supabase.rpc('person_has_second_factor', { person }).abortSignal(signal)),
      staleTime: 0,
    }),
  /** Open invitations, newest first. */
  invitations: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'invitations'],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .from('invitations')
            .select('id, email, role, sent_at, sends, expires_at, profiles(first_name, last_name)')
            .is('accepted_at', null)
            .order('created_at', { ascending: false })
            .order('id')
            .limit(100)
            .abortSignal(signal),
        ),
    }),
};

/** Open invitation. */
export type InvitationRow = Awaited<
  ReturnType<NonNullable<ReturnType<typeof userQueries.invitations>['queryFn']>>
>[number];
