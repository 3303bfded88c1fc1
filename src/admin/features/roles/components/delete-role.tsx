import { Link } from 'react-router-dom';
import type { RoleDefinition } from '@/admin/config/roles';
import { commonText } from '@/copy/admin/common';
import { roleText as text } from '@/copy/admin/roles';
import { buttonStyles } from '@/shared/components/button-styles';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useDeleteRole } from '../api/role-mutations';

interface DeleteRoleProps {
  /** What is about to go; nothing asks while null. */
  role: RoleDefinition | null;
  /** True when an account has the role, as far as the screen knows. */
  used: boolean;
  /** Address of the people who hold it. */
  holdersHref: (role: string) => string;
  onClose: () => void;
}

/** Deletes a role nobody holds; says why when it cannot be, before or after the database did. */
export function DeleteRole({ role, used, holdersHref, onClose }: DeleteRoleProps) {
  const remove = useDeleteRole();
  const failure = remove.error ? toAppError(remove.error) : null;
  const usedAfterAll = failure?.kind === 'in-use';

  function handleClose() {
    remove.reset();
    onClose();
  }

  if (role && (role.isSystem || used || usedAfterAll)) {
    const { title, system, used: held, holders } = text.undeletable;
    return (
      <Dialog title={title} description={role.isSystem ? system : held} onClose={handleClose}>
        {role.isSystem ? null : (
          <Link to={holdersHref(role.key)} className={buttonStyles('outline')}>
            {holders}
          </Link>
        )}
      </Dialog>
    );
  }

  function explain(): string | undefined {
    if (!failure) return undefined;
    return ['not-found', 'forbidden'].includes(failure.kind) ? text.gone : failure.message;
  }

  return (
    <ConfirmDialog
      open={role !== null}
      title={text.deleteQuestion}
      description={role?.label}
      confirmLabel={remove.isPending ? commonText.deleting : commonText.delete}
      cancelLabel={commonText.cancel}
      error={explain()}
      pending={remove.isPending}
      onConfirm={() => {
        if (role && !remove.isPending) remove.mutate(role.key, { onSuccess: handleClose });
      }}
      onCancel={handleClose}
    />
  );
}
