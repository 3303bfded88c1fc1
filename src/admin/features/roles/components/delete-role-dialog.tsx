import { Link } from 'react-router-dom';
import type { RoleDefinition } from '@/admin/config/roles';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { roleText as text } from '@/copy/admin/roles';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useDeleteRole } from '../api/role-mutations';

interface DeleteRoleDialogProps {
  /** Role to delete; null while the dialog is closed. */
  role: RoleDefinition | null;
  /** True when the list has already counted an account with the role. */
  isUsed: boolean;
  onClose: () => void;
}

/** Deletes an unused role, or says why it cannot be deleted. */
export function DeleteRoleDialog({ role, isUsed, onClose }: DeleteRoleDialogProps) {
  const remove = useDeleteRole();
  const isRefusedAsUsed = remove.error !== null && toAppError(remove.error).kind === 'in-use';

  function handleClose() {
    remove.reset();
    onClose();
  }

  if (role && (role.isSystem || isUsed || isRefusedAsUsed)) {
    const { title, systemRole, roleInUse, showHolders } = text.undeletable;
    return (
      <Dialog title={title} description={role.isSystem ? systemRole : roleInUse} onClose={handleClose}>
        {role.isSystem ? null : (
          <Link to={`/admin/users?role=${role.key}`} className={getButtonClassName('outline')}>
            {showHolders}
          </Link>
        )}
      </Dialog>
    );
  }

  return (
    <ConfirmMutationDialog
      target={role?.key ?? null}
      title={text.deleteQuestion}
      description={role?.label}
      mutation={remove}
      explain={({ kind, message }) => (kind === 'not-found' || kind === 'forbidden' ? text.missing : message)}
      onClose={onClose}
    />
  );
}
