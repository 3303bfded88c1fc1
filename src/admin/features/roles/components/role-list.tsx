import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { toSinglePage } from '@/admin/lists/keyset';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { searchOnlyUrlParams } from '@/admin/lists/search-and-page-params';
import { roleText as text } from '@/copy/admin/roles';
import { roleQueries } from '../api/role-queries';
import { DeleteRoleDialog } from './delete-role-dialog';
import { RoleCard } from './role-card';

interface RoleListProps {
  ownRoleKeys: readonly string[];
  mayCountHolders: boolean;
  mayEdit: boolean;
  onEdit: (role: RoleDefinition) => void;
}

const toPage = (roles: RoleDefinition[]) => toSinglePage(roles.map((role) => ({ ...role, id: role.key })));

export function RoleList({ ownRoleKeys, mayCountHolders, mayEdit, onEdit }: RoleListProps) {
  const queryClient = useQueryClient();
  const [roleToDelete, setRoleToDelete] = useState<RoleDefinition | null>(null);
  // The card of the role has loaded the count.
  const holderCount = roleToDelete
    ? queryClient.getQueryData(roleQueries.holderCount(roleToDelete.key).queryKey)
    : undefined;
  return (
    <>
      <PagedList
        urlParams={searchOnlyUrlParams}
        params={searchOnlyUrlParams.initial}
        query={useQuery({ ...roleQueries.list(), select: toPage })}
        text={text}
        empty={<ListNotice icon={ShieldCheck} {...text.empty} />}
      >
        {(roles) => (
          <div className="flex flex-col gap-5">
            {mayEdit ? null : (
              <p className="text-muted">
                {text.readOnly} {mayCountHolders ? null : text.usersHidden}
              </p>
            )}
            <ul aria-label={text.listLabel} className="grid gap-4 md:grid-cols-2">
              {roles.map((role) => (
                <RoleCard
                  key={role.key}
                  role={role}
                  isOwn={ownRoleKeys.includes(role.key)}
                  mayCountHolders={mayCountHolders}
                  mayEdit={mayEdit}
                  onEdit={onEdit}
                  onDelete={setRoleToDelete}
                />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      <DeleteRoleDialog
        role={roleToDelete}
        isUsed={(holderCount ?? 0) > 0}
        onClose={() => setRoleToDelete(null)}
      />
    </>
  );
}
