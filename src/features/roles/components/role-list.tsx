import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ListFailure } from '@/components/data-table/list-failure';
import { ListNotice } from '@/components/data-table/list-notice';
import { ListSkeleton } from '@/components/data-table/list-skeleton';
import { buttonStyles } from '@/components/ui/button-styles';
import type { RoleDefinition } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { roleText as text } from '@/content/admin/roles';
import { roleQueries } from '../api/role-queries';
import { DeleteRole } from './delete-role';
import { RoleCard } from './role-card';

/** The form library comes with the form, not with the cards. */
const RoleFormDialog = lazy(() =>
  import('./role-form-dialog').then((module) => ({ default: module.RoleFormDialog })),
);

interface RoleListProps {
  /** Roles of the person on the screen. */
  own: readonly string[];
  mayCount: boolean;
  mayEdit: boolean;
  holdersHref: (role: string) => string;
}

/** Every role as a card, in each state of the list. */
export function RoleList({ own, mayCount, mayEdit, holdersHref }: RoleListProps) {
  const list = useQuery(roleQueries.list());
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<RoleDefinition | 'new' | null>(null);
  const [deleted, setDeleted] = useState<RoleDefinition | null>(null);

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }
  if (list.data.length === 0) return <ListNotice icon={ShieldCheck} {...text.empty} />;
  const holders = deleted ? queryClient.getQueryData(roleQueries.holders(deleted.key).queryKey) : undefined;
  return (
    <>
      {mayEdit ? (
        <button
          type="button"
          className={buttonStyles('primary', 'self-start', 'compact')}
          onClick={() => setEdited('new')}
        >
          <Plus className="size-4" aria-hidden="true" />
          {text.create}
        </button>
      ) : (
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
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        ))}
      </ul>
      {edited ? (
        <Suspense>
          <RoleFormDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
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
