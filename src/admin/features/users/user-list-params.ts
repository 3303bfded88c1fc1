import type { KeysetOrder } from '@/admin/lists/keyset';
import { defineListParams, matching, oneOf, type ParamsOf, search, setting } from '@/admin/lists/list-params';

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

/** Address of the people. */
export const userListParams = defineListParams(
  {
    /** Key of a role, or WITHOUT_ROLE. */
    role: matching('role', /^(-|[a-z][a-z0-9_]{1,39})$/),
    state: oneOf('etat', userStates),
    search: search(),
    sort: setting('tri', userSorts, 'newest'),
  },
  { pageSize: 20 },
);

/** The people as an address asks for them. */
export type UserListParams = ParamsOf<typeof userListParams>;

/** What narrows the people. */
export type UserFilters = Pick<UserListParams, 'role' | 'state' | 'search'>;
