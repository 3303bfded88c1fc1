import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  defineChoiceParam,
  defineDisplayParam,
  defineListUrlParams,
  definePatternParam,
  defineSearchWordsParam,
  type ListParamValues,
} from '@/admin/lists/list-params';

/** Value of the role filter for people without a role, in the address. No role has this key. */
export const WITHOUT_ROLE_FILTER = '-';

export const userStates = ['active', 'suspended', 'unconfirmed'] as const;

/** Orders of the list. In each pair, the second order reads the index of the first backwards. */
export const userOrders = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true, idAscending: false },
  name: { column: 'search_name', ascending: true },
  'name-desc': { column: 'search_name', ascending: false, idAscending: false },
} as const satisfies Record<string, KeysetOrder>;

export const userSortKeys = Object.keys(userOrders) as (keyof typeof userOrders)[];

export const userListUrlParams = defineListUrlParams(
  {
    /** Key of a role, or WITHOUT_ROLE_FILTER. */
    role: definePatternParam('role', /^(-|[a-z][a-z0-9_]{1,39})$/),
    state: defineChoiceParam('etat', userStates),
    search: defineSearchWordsParam(),
    sort: defineDisplayParam('tri', userSortKeys, 'newest'),
  },
  { pageSize: 20 },
);

export type UserListParams = ListParamValues<typeof userListUrlParams>;

export type UserFilterValues = Pick<UserListParams, 'role' | 'state' | 'search'>;
