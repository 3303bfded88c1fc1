import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { wholePage } from '@/admin/lists/keyset';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { wholeListParams } from '@/admin/lists/search-list-params';
import { roleText as text } from '@/copy/admin/roles';
import { roleQueries } from '../api/role-queries';
import { DeleteRole } from './delete-role';
import { RoleCard } from './role-card';

// The form library is loaded with the form.
const RoleFormDialog = lazyComponent(async () => (await import('./role-form-dialog')).RoleFormDialog);

interface RoleListProps {
  /** Roles of the person on the screen. */
  own: readonly string[];
  mayCount: boolean;
  mayEdit: boolean;
  /** True while the form of a new role is open. */
  creating: boolean;
  /** Closes the form of a new role. */
  onCreated: () => void;
  holdersHref: (role: string) => string;
}

const toPage = (roles: RoleDefinition[]) => wholePage(roles.map((role) => ({ ...role, id: role.key })));

/** Shows every role as a card, and the dialogs that change them. */
export function RoleList({ own, mayCount, mayEdit, creating, onCreated, holdersHref }: RoleListProps) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<RoleDefinition | null>(null);
  const [deleted, setDeleted] = useState<RoleDefinition | null>(null);
  const holders = deleted ? queryClient.getQueryData(roleQueries.holders(deleted.key).queryKey) : undefined;
  return (
    <>
      <PagedList
        list={wholeListParams}
        params={wholeListParams.initial}
        query={useQuery({ ...roleQueries.list(), select: toPage })}
        text={text}
        empty={<ListNotice icon={ShieldCheck} {...text.empty} />}
      >
        {(roles) => (
          <div className="flex flex-col gap-5">
            {mayEdit ? null : (
              <p className="text-muted">
                {text.readOnly} {mayCount ? null : text.usersHidden}
              </p>
            )}
            <ul aria-label={text.listLabel} className="grid gap-4 md:grid-cols-2">
              {roles.map((role) => (
                <RoleCard
                  key={role.key}
                  role={role}
                  own={own.includes(role.key)}
                  mayCount={mayCount}
                  mayEdit={mayEdit}
                  onEdit={setEdited}
                  onDelete={setDeleted}
                />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      {edited || creating ? (
        <Suspense>
          <RoleFormDialog role={edited} onClose={() => (edited ? setEdited(null) : onCreated())} />
        </Suspense>
      ) : null}
      <DeleteRole
        role={deleted}
        isUsed={(holders ?? 0) > 0}
        holdersHref={holdersHref}
        onClose={() => setDeleted(null)}
      />
    </>
  );
}
