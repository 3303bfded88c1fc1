import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCursor, isReversed, type KeysetOrder, pageLimit, toPage } from '@/admin/lists/keyset';
import { capSearchCount } from '@/admin/lists/search-count';
import { userToasts } from '@/copy/admin/users';
import { fold } from '@/shared/lib/search-text';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type UserFilters, type UserListParams, userListParams, userOrders } from '../user-list-params';

/** People a dialog proposes at a time. */
export const MATCHES = 20;

const COLUMNS =
  'id, first_name, last_name, email, created_at, confirmed_at, last_seen_at, suspended_at, search_name, roles, user_roles(id, role)';

/** Everybody, to be narrowed. */
export const EVERYONE: UserFilters = { role: null, state: null, search: '' };

/** What the functions of the database take. */
function criteria({ search, role, state }: UserFilters) {
  return { words: fold(search), wanted: role ? [role] : [], state: state ?? undefined };
}

async function fetchPage({ sort, position, ...filters }: UserListParams, signal: AbortSignal) {
  const { place } = position;
  const order: KeysetOrder = userOrders[sort];
  const cursor = getCursor(place);
  const backwards = isReversed(place);
  const rows = await unwrap(
    supabase
      .rpc('find_people', {
        ...criteria(filters),
        sort,
        skip: place.at === 'skip' ? place.rows : 0,
        size: pageLimit(place, userListParams.pageSize),
        cursor_value: cursor?.value,
        cursor_id: cursor?.id,
        backwards,
      })
      .select(COLUMNS)
      // the page is the function's choice; its order is asked for again, as SQL promises none of a function's
      .order(order.column, { ascending: order.ascending !== backwards })
      .order('id', { ascending: (order.idAscending ?? true) !== backwards })
      .abortSignal(signal),
  );
  return toPage(rows, position, userListParams.pageSize);
}

/** A person with their roles, as read. */
export type UserRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

function fetchMatches(search: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc('find_people', { ...criteria({ ...EVERYONE, search }), size: MATCHES })
      .select('id, first_name, last_name, email, roles, suspended_at')
      .abortSignal(signal),
  );
}

/** A person a dialog can name. */
export type Person = Awaited<ReturnType<typeof fetchMatches>>[number];

function countPeople(wanted: Partial<ReturnType<typeof criteria>>, signal: AbortSignal) {
  return unwrap(supabase.rpc('count_people', wanted).abortSignal(signal));
}

/** Keys and calls of the users screen. */
export const userQueries = {
  all: () => ['users'] as const,
  list: (params: UserListParams) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list', params],
      queryFn: ({ signal }) => fetchPage(params, signal),
      placeholderData: keepPreviousData,
      meta: { error: userToasts.loadFailed },
    }),
  /** Exact, asked apart from the rows and once per filter: a page never waits for it. */
  count: ({ role, state, search }: UserFilters) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', { role, state, search }],
      queryFn: async ({ signal }) => {
        const count = await countPeople(criteria({ role, state, search }), signal);
        return search ? capSearchCount(count) : count;
      },
      staleTime: 60_000,
    }),
  /** People who may do what an administrator does, each counted once whatever they hold. */
  administrators: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', 'administrators'],
      queryFn: ({ signal }) => countPeople({ words: '', wanted: ['super_admin', 'admin'] }, signal),
      staleTime: 60_000,
    }),
  matches: (search: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'matches', { search }],
      queryFn: ({ signal }) => fetchMatches(search, signal),
      placeholderData: keepPreviousData,
    }),
  /** How much carries somebody's name. Apart from the lists: an account that was deleted is not asked about again. */
  belongings: (person: string) =>
    queryOptions({
      queryKey: ['belongings', { person }],
      queryFn: ({ signal }) =>
        unwrap(supabase.rpc('belongings', { person }).select('texts, files').abortSignal(signal).single()),
    }),
  /** Whoever was invited and has not come yet, the newest first; more than a hundred nobody can send in a day. */
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

/** An invitation that nobody has taken up yet. */
export type InvitationRow = Awaited<
  ReturnType<NonNullable<ReturnType<typeof userQueries.invitations>['queryFn']>>
>[number];
