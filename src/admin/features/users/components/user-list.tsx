import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { formatFullName } from '@/admin/lib/full-name';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { PageSelectionCheckbox } from '@/admin/lists/selection-checkboxes';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { userText as text } from '@/copy/admin/users';
import { createPersonBulkActions } from '../api/person-bulk';
import { useRemoveRole } from '../api/user-mutations';
import { fetchUserPage, type UserRow, userQueries } from '../api/user-queries';
import { type UserListParams, userListUrlParams, userOrders } from '../user-list-params';
import { explainUserChangeFailure, type ManagingPerson } from '../user-model';
import { type RoleAssignmentEntry, UserListItem } from './user-list-item';

interface UserListProps {
  params: UserListParams;
  roles: readonly RoleDefinition[];
  manager: ManagingPerson;
  onAssign: (person: UserRow) => void;
  onManage: (person: UserRow) => void;
}

export function UserList({ params, roles, manager, onAssign, onManage }: UserListProps) {
  const listQuery = useQuery(userQueries.list(params));
  const count = useQuery(userQueries.count(params));
  const [roleToRemove, setRoleToRemove] = useState<RoleAssignmentEntry | null>(null);
  return (
    <>
      <PagedList
        urlParams={userListUrlParams}
        params={params}
        query={listQuery}
        total={count.data}
        getOrderValue={(row) => row[userOrders[params.sort].column]}
        text={{ ...text, one: text.found, many: text.found }}
        showsTotal
        empty={<ListNotice icon={Users} {...text.empty} />}
        bulk={{
          entries: createPersonBulkActions(manager, roles),
          readPage: (position, pageSize) => fetchUserPage({ ...params, position }, { pageSize }),
          getName: formatFullName,
          isSelectable: ({ id }) => id !== manager.id,
          invalidates: [userQueries.all()],
        }}
      >
        {(people, selection) => (
          <>
            <PageSelectionCheckbox selection={selection} />
            <ul
              aria-label={text.listLabel}
              className="flex flex-col max-md:gap-3 md:divide-y md:divide-line md:rounded-card md:border md:border-line"
            >
              {people.map((person) => (
                <UserListItem
                  key={person.id}
                  person={person}
                  roles={roles}
                  manager={manager}
                  selection={selection}
                  onAssign={onAssign}
                  onManage={onManage}
                  onRemove={setRoleToRemove}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      <ConfirmMutationDialog
        target={roleToRemove?.id ?? null}
        title={text.removeQuestion}
        description={
          roleToRemove ? `${roleToRemove.label}, ${formatFullName(roleToRemove.person)}` : undefined
        }
        confirmLabel={text.remove}
        pendingLabel={text.removing}
        mutation={useRemoveRole()}
        explain={explainUserChangeFailure}
        onClose={() => setRoleToRemove(null)}
      />
    </>
  );
}
