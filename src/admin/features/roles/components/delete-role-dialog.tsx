import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { RoleDefinition } from '@/admin/config/roles';
import { formatCount } from '@/admin/lib/number-format';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { roleText as text } from '@/copy/admin/roles';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useDeleteRole } from '../api/role-mutations';
import { roleQueries } from '../api/role-queries';

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
  const invitations = useQuery({ ...roleQueries.invitationCount(role?.key ?? ''), enabled: role !== null });
  const isRefusedAsUsed = remove.error !== null && toAppError(remove.error).kind === 'in-use';

  function getDescription(): string | undefined {
    if (!role) return undefined;
    const sentences = [`${role.label}.`];
    if (invitations.isError) sentences.push(text.invitationsUnknown);
    if (invitations.data) sentences.push(`${formatCount(invitations.data, text.withdrawnInvitations)}.`);
    return sentences.join(' ');
  }

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
      description={getDescription()}
      mutation={remove}
      isLoading={role !== null && invitations.isPending}
      explain={({ kind, message }) => (kind === 'not-found' || kind === 'forbidden' ? text.missing : message)}
      onClose={onClose}
    />
  );
}
