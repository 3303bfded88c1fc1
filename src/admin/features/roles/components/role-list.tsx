import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { commonText } from '@/copy/admin/common';
import { roleText as text } from '@/copy/admin/roles';
import { roleQueries } from '../api/role-queries';
import { DeleteRole } from './delete-role';
import { RoleCard } from './role-card';

/** The form library comes with the form, not with the cards. */
const RoleFormDialog = lazyComponent(async () => (await import('./role-form-dialog')).RoleFormDialog);

interface RoleListProps {
  /** Roles of the person on the screen. */
  own: readonly string[];
  mayCount: boolean;
  mayEdit: boolean;
  /** The form of a new role is asked for by the head of the screen. */
  creating: boolean;
  /** The form was closed, with or without a new role. */
  onCreated: () => void;
  holdersHref: (role: string) => string;
}

interface RoleCardsProps extends Pick<RoleListProps, 'own' | 'mayCount' | 'mayEdit'> {
  onEdit: (role: RoleDefinition) => void;
  onDelete: (role: RoleDefinition) => void;
}

function RoleCards({ own, mayCount, mayEdit, onEdit, onDelete }: RoleCardsProps) {
  const list = useQuery(roleQueries.list());
  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }
  if (list.data.length === 0) return <ListNotice icon={ShieldCheck} {...text.empty} />;
  return (
    <>
      {mayEdit ? null : (
        <p className="text-muted">
          {text.readOnly} {mayCount ? null : text.usersHidden}
        </p>
      )}
      <ul aria-label={text.listLabel} className="grid gap-4 md:grid-cols-2">
        {list.data.map((role) => (
          <RoleCard
            key={role.key}
            role={role}
            own={own.includes(role.key)}
            mayCount={mayCount}
            mayEdit={mayEdit}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </>
  );
}

/** Every role as a card, in each state of the list, and the dialogs that change them. */
export function RoleList({ own, mayCount, mayEdit, creating, onCreated, holdersHref }: RoleListProps) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<RoleDefinition | null>(null);
  const [deleted, setDeleted] = useState<RoleDefinition | null>(null);
  const holders = deleted ? queryClient.getQueryData(roleQueries.holders(deleted.key).queryKey) : undefined;
  return (
    <>
      <RoleCards own={own} mayCount={mayCount} mayEdit={mayEdit} onEdit={setEdited} onDelete={setDeleted} />
      {edited || creating ? (
        <Suspense>
          <RoleFormDialog role={edited} onClose={() => (edited ? setEdited(null) : onCreated())} />
        </Suspense>
      ) : null}
      <DeleteRole
        role={deleted}
        used={(holders ?? 0) > 0}
        holdersHref={holdersHref}
        onClose={() => setDeleted(null)}
      />
    </>
  );
}
