import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { COUNT_ONLY_OPTIONS, unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { limitQueryToPage, type PageOptions, toPageOfRows } from '@/admin/lists/keyset';
import { filterQueryByWords } from '@/admin/lists/word-search';
import { userToastTexts } from '@/copy/admin/users';
import {
  type UserFilterValues,
  type UserListParams,
  userListUrlParams,
  userOrders,
  WITHOUT_ROLE_FILTER,
} from '../user-list-params';

export const MAX_PERSON_MATCHES = 20;

const MAX_INVITATIONS = 100;

const COLUMNS =
  'id, first_name, last_name, email, created_at, confirmed_at, last_seen_at, suspended_at, search_name, roles, user_roles(id, role)';

interface FilterableQuery<Self> {
  likeAllOf(column: string, patterns: readonly string[]): Self;
  is(column: string, value: null): Self;
  not(column: string, operator: 'is', value: null): Self;
  contains(column: string, values: string[]): Self;
}

function applyFilters<Query extends FilterableQuery<Query>>(
  query: Query,
  { search, role, state }: UserFilterValues,
): Query {
  let filteredQuery = filterQueryByWords(query, 'search_text', search);
  if (role === WITHOUT_ROLE_FILTER) filteredQuery = filteredQuery.is('roles', null);
  else if (role) filteredQuery = filteredQuery.contains('roles', [role]);
  if (state === 'active') {
    filteredQuery = filteredQuery.is('suspended_at', null).not('confirmed_at', 'is', null);
  }
  if (state === 'suspended') filteredQuery = filteredQuery.not('suspended_at', 'is', null);
  if (state === 'unconfirmed') filteredQuery = filteredQuery.is('confirmed_at', null);
  return filteredQuery;
}

export async function fetchUserPage(
  { sort, position, ...filters }: UserListParams,
  { pageSize = userListUrlParams.pageSize, signal }: PageOptions,
) {
  const source = supabase.from('profiles').select(COLUMNS);
  const query = limitQueryToPage(applyFilters(source, filters), userOrders[sort], position, pageSize);
  return toPageOfRows(await unwrap(query, signal), position, pageSize);
}

export type UserRow = Awaited<ReturnType<typeof fetchUserPage>>['rows'][number];

function fetchMatches(search: string, signal: AbortSignal) {
  const source = supabase.from('profiles').select('id, first_name, last_name, email, roles, suspended_at');
  return unwrap(
    applyFilters(source, { ...userListUrlParams.initial, search })
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_PERSON_MATCHES),
    signal,
  );
}

/** Person that a search found. */
export type PersonMatch = Awaited<ReturnType<typeof fetchMatches>>[number];

const fetchInvitations = (signal: AbortSignal) =>
  unwrap(
    supabase
      .from('invitations')
      .select('id, email, role, sent_at, sends, expires_at, profiles(first_name, last_name)')
      .is('accepted_at', null)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_INVITATIONS),
    signal,
  );

export type InvitationRow = Awaited<ReturnType<typeof fetchInvitations>>[number];

const countPeople = () => supabase.from('profiles').select('id', COUNT_ONLY_OPTIONS);

export const userQueries = {
  all: () => ['users'] as const,
  list: (params: UserListParams) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchUserPage(params, { signal }),
      placeholderData: keepPreviousData,
      meta: { error: userToastTexts.loadFailed },
    }),
  /** Query of the number of people. A change of order or page does not send it again. */
  count: ({ role, state, search }: UserFilterValues) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', { role, state, search }],
      queryFn: ({ signal }) => unwrapCount(applyFilters(countPeople(), { role, state, search }), signal),
      staleTime: 60_000,
    }),
  /** Query of the number of people with an administrator role. A person with two of these roles counts once. */
  administratorCount: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', 'administrators'],
      queryFn: ({ signal }) => unwrapCount(countPeople().overlaps('roles', ['super_admin', 'admin']), signal),
      staleTime: 60_000,
    }),
  /** Query of the newest people that a search finds. An empty search finds everybody; undefined sends no request. */
  matches: (search: string | undefined) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'matches', { search }],
      queryFn: search === undefined ? skipToken : ({ signal }) => fetchMatches(search, signal),
      placeholderData: keepPreviousData,
    }),
  /** Query of what a person owns, and of their second factor. Its key is not below `all()`, so a deletion does not reload it. */
  summary: (personId: string) =>
    queryOptions({
      queryKey: [...userQueries.personSummaries(), { personId }],
      queryFn: ({ signal }) =>
        unwrap(
          supabase
            .rpc('person_summary', { person: personId })
            .select('texts, files, has_second_factor')
            .single(),
          signal,
        ),
      staleTime: 0,
    }),
  personSummaries: () => ['person-summary'] as const,
  invitations: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'invitations'],
      queryFn: ({ signal }) => fetchInvitations(signal),
    }),
};
