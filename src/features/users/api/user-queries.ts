import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { userToasts } from '@/content/admin/users';
import { containing } from '@/lib/like-pattern';
import { plain } from '@/lib/search-text';
import { supabase } from '@/lib/supabase';
import { unwrap } from '@/lib/unwrap';
import type { UserFilters, UserListParams, UserSort } from '../user-list-params';

/** Rows a page. */
export const PAGE_SIZE = 20;

/** People the assign dialog proposes at a time. */
export const MATCHES = 20;

const COLUMNS = 'id, first_name, last_name, email, created_at, roles, user_roles(id, role)';

const ORDERS: Record<UserSort, { column: 'created_at' | 'search_name'; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true },
  name: { column: 'search_name', ascending: true },
  'name-desc': { column: 'search_name', ascending: false },
};

/** What the functions of the database take. No name has an @: whoever types one is looking for an address. */
function criteria({ search, role }: UserFilters) {
  const text = search.includes('@') ? search : plain(search);
  return { pattern: text ? containing(text) : '', wanted: role ? [role] : [] };
}

async function fetchPage({ sort, page, ...filters }: UserListParams, signal: AbortSignal) {
  const { column, ascending } = ORDERS[sort];
  const rows = await unwrap(
    supabase
      .rpc('find_people', {
        ...criteria(filters),
        sort,
        skip: (page - 1) * PAGE_SIZE,
        // One row more than shown tells whether a next page exists, without counting anything.
        size: PAGE_SIZE + 1,
      })
      .select(COLUMNS)
      // the page is the function's choice; its order is asked for again, as SQL promises none of a function's
      .order(column, { ascending })
      .order('id', { ascending: column === 'created_at' ? !ascending : ascending })
      .abortSignal(signal),
  );
  return { rows: rows.slice(0, PAGE_SIZE), hasNext: rows.length > PAGE_SIZE };
}

export type UserRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

function fetchMatches(search: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc('find_people', { ...criteria({ search, role: null }), size: MATCHES })
      .select('id, first_name, last_name, email, roles')
      .abortSignal(signal),
  );
}

/** A person the assign dialog can name. */
export type Person = Awaited<ReturnType<typeof fetchMatches>>[number];

function countPeople(wanted: { pattern: string; wanted: string[] }, signal: AbortSignal) {
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
  count: ({ role, search }: UserFilters) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', { role, search }],
      queryFn: ({ signal }) => countPeople(criteria({ role, search }), signal),
      staleTime: 60_000,
    }),
  /** People who may do what an administrator does, each counted once whatever they hold. */
  administrators: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'count', 'administrators'],
      queryFn: ({ signal }) => countPeople({ pattern: '', wanted: ['super_admin', 'admin'] }, signal),
      staleTime: 60_000,
    }),
  matches: (search: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'matches', { search }],
      queryFn: ({ signal }) => fetchMatches(search, signal),
      placeholderData: keepPreviousData,
    }),
};
