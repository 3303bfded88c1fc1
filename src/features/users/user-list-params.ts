/** Value of the role filter for people who hold none, in the address and in the database; no role can have this key. */
export const WITHOUT_ROLE = '-';

const SORTS = ['newest', 'oldest', 'name', 'name-desc'] as const;

export type UserSort = (typeof SORTS)[number];

export const userSorts: readonly UserSort[] = SORTS;

export interface UserFilters {
  /** Key of a role, WITHOUT_ROLE, or null for any. */
  role: string | null;
  search: string;
}

export interface UserListParams extends UserFilters {
  sort: UserSort;
  /** From 1. */
  page: number;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readUserParams(parameters: URLSearchParams): UserListParams {
  const role = parameters.get('role') ?? '';
  const sort = parameters.get('tri');
  const page = Number(parameters.get('page'));
  return {
    role: role === WITHOUT_ROLE || /^[a-z][a-z0-9_]{1,39}$/.test(role) ? role : null,
    search: (parameters.get('q') ?? '').trim(),
    sort: SORTS.find((known) => known === sort) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. */
export function userListQuery(current: UserListParams, change: Partial<UserListParams> = {}): string {
  const { role, search, sort, page } = { ...current, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (role) parameters.set('role', role);
  if (search) parameters.set('q', search);
  if (sort !== 'newest') parameters.set('tri', sort);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}
