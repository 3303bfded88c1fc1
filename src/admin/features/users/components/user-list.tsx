import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { stepsFrom } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { commonText } from '@/copy/admin/common';
import { userText as text } from '@/copy/admin/users';
import { type UserRow, userQueries } from '../api/user-queries';
import { PAGE_SIZE, type UserListParams, userListQuery, userOrders } from '../user-list-params';
import type { Manager } from '../user-model';
import { RemoveRole } from './remove-role';
import { type Held, UserRowItem } from './user-row';

interface UserListProps {
  params: UserListParams;
  roles: readonly RoleDefinition[];
  manager: Manager;
  onAssign: (person: UserRow) => void;
  onManage: (person: UserRow) => void;
}

function Nothing({ params }: { params: UserListParams }) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={userListQuery(params)}
      filtered={Boolean(params.role || params.state || params.search)}
      text={text}
    >
      <ListNotice icon={Users} {...text.empty} />
    </ListNothing>
  );
}

/** A page of people, in each of its states. */
export function UserList({ params, roles, manager, onAssign, onManage }: UserListProps) {
  const list = useQuery(userQueries.list(params));
  const count = useQuery(userQueries.count(params));
  const [removed, setRemoved] = useState<Held | null>(null);

  let body: ReactNode;
  if (list.isPending) {
    body = (
      <div aria-hidden="true">
        <ListSkeleton label="" />
      </div>
    );
  } else if (!list.data)
    body = <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  else if (list.data.rows.length === 0) body = <Nothing params={params} />;
  else {
    body = (
      <ul
        aria-label={text.listLabel}
        className="flex flex-col max-md:gap-3 md:divide-y md:divide-line md:rounded-card md:border md:border-line"
      >
        {list.data.rows.map((person) => (
          <UserRowItem
            key={person.id}
            person={person}
            roles={roles}
            manager={manager}
            onAssign={onAssign}
            onManage={onManage}
            onRemove={setRemoved}
          />
        ))}
      </ul>
    );
  }

  function summary(): string {
    if (list.isPending) return commonText.loading;
    return totalText(count.data, text.found, text.found);
  }

  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="min-h-6 text-sm text-muted">
        {summary()}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {list.data && list.data.rows.length > 0 ? (
        <KeysetPager
          page={list.data.page}
          pageSize={PAGE_SIZE}
          shown={list.data.rows.length}
          steps={stepsFrom(list.data, (row) => row[userOrders[params.sort].column], count.data, PAGE_SIZE)}
          total={count.data}
          hrefOf={(position) => userListQuery(params, { position })}
        />
      ) : null}
      <RemoveRole held={removed} onClose={() => setRemoved(null)} />
    </div>
  );
}
