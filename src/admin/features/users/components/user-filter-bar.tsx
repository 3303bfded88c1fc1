import type { RoleDefinition } from '@/admin/config/roles';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { userText as text } from '@/copy/admin/users';
import {
  type UserListParams,
  userListUrlParams,
  userSortKeys,
  userStates,
  WITHOUT_ROLE_FILTER,
} from '../user-list-params';

interface UserFilterBarProps {
  params: UserListParams;
  roles: readonly RoleDefinition[];
}

export function UserFilterBar({ params, roles }: UserFilterBarProps) {
  const { update, getSearchProps } = useListToolbar(userListUrlParams, params);
  const options = [
    ...roles.map(({ key, label }) => ({ value: key, label })),
    { value: WITHOUT_ROLE_FILTER, label: text.role.none },
  ];
  // The role in a shared URL may have been deleted.
  const isListed = options.some(({ value }) => value === params.role);
  if (!isListed && params.role) options.push({ value: params.role, label: params.role });

  return (
    <ListToolbar search={getSearchProps(text.searchLabel)}>
      <FilterSelect
        label={text.role.label}
        noneLabel={text.role.all}
        value={params.role}
        options={options}
        onChange={(role) => update({ role })}
      />
      <FilterSelect
        label={text.state.label}
        noneLabel={text.state.all}
        value={params.state}
        options={userStates.map((state) => ({ value: state, label: text.state[state] }))}
        onChange={(state) => update({ state })}
      />
      <FilterSelect
        label={text.sort.label}
        value={params.sort}
        options={userSortKeys.map((sort) => ({ value: sort, label: text.sort[sort] }))}
        onChange={(sort) => update({ sort })}
      />
    </ListToolbar>
  );
}
