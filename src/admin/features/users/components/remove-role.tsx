import { commonText } from '@/copy/admin/common';
import { userText as text } from '@/copy/admin/users';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useRemoveRole } from '../api/user-mutations';
import { explainFailure, fullName } from '../user-model';
import type { RoleAssignment } from './user-row';

interface RemoveRoleProps {
  /** Assignment to remove; null closes the dialog. */
  assignment: RoleAssignment | null;
  onClose: () => void;
}

/** Asks the specified question and removes a role. */
export function RemoveRole({ assignment, onClose }: RemoveRoleProps) {
  const remove = useRemoveRole();

  function handleClose() {
    remove.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={assignment !== null}
      title={text.removeQuestion}
      description={assignment ? `${assignment.label}, ${fullName(assignment.person)}` : undefined}
      confirmLabel={remove.isPending ? text.removing : text.remove}
      cancelLabel={commonText.cancel}
      error={remove.error ? explainFailure(toAppError(remove.error), null) : undefined}
      pending={remove.isPending}
      onConfirm={() => {
        if (assignment && !remove.isPending) remove.mutate(assignment.id, { onSuccess: handleClose });
      }}
      onCancel={handleClose}
    />
  );
}
