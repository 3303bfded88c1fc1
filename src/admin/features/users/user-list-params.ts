import {
  firstPage,
  type KeysetOrder,
  type KeysetPosition,
  readPosition,
  writePosition,
} from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';

/** Rows a page. */
export const PAGE_SIZE = 20;

/** Value of the role filter for people who hold none, in the address and in the database; no role can have this key. */
export const WITHOUT_ROLE = '-';

export const userStates = ['active', 'suspended', 'unconfirmed'] as const;

/** State of an account, as the address and the database name it. */
export type UserState = (typeof userStates)[number];

export const userSorts = ['newest', 'oldest', 'name', 'name-desc'] as const;

/** Order of the people, as the address has it. */
export type UserSort = (typeof userSorts)[number];

/** The orders of `find_people`; the second of each pair is the index of the first read backwards. */
export const userOrders = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  name: { column: 'search_name', ascending: true },
  'name-desc': { column: 'search_name', ascending: false, idAscending: false },
} as const satisfies Record<UserSort, KeysetOrder>;

/** What narrows the people. */
export interface UserFilters {
  /** Key of a role, WITHOUT_ROLE, or null for any. */
  role: string | null;
  /** Null for any. */
  state: UserState | null;
  search: string;
}

/** The people as an address asks for them. */
export interface UserListParams extends UserFilters {
  sort: UserSort;
  position: KeysetPosition;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readUserParams(parameters: URLSearchParams): UserListParams {
  const role = parameters.get('role') ?? '';
  const sort = parameters.get('tri');
  const state = parameters.get('etat');
  return {
    role: role === WITHOUT_ROLE || /^[a-z][a-z0-9_]{1,39}$/.test(role) ? role : null,
    state: userStates.find((known) => known === state) ?? null,
    search: readSearch(parameters),
    sort: userSorts.find((known) => known === sort) ?? 'newest',
    position: readPosition(parameters, PAGE_SIZE),
  };
}

/** Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. */
export function userListQuery(current: UserListParams, change: Partial<UserListParams> = {}): string {
  const { role, state, search, sort, position } = { ...current, position: firstPage, ...change };
  const parameters = new URLSearchParams();
  if (role) parameters.set('role', role);
  if (state) parameters.set('etat', state);
  if (search) parameters.set('q', search);
  if (sort !== 'newest') parameters.set('tri', sort);
  writePosition(parameters, position);
  return `?${parameters}`;
}
