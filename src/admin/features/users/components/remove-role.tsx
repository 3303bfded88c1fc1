import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { userText as text } from '@/copy/admin/users';
import { useRemoveRole } from '../api/user-mutations';
import { explainUserChangeFailure, formatFullName } from '../user-model';
import type { RoleAssignment } from './user-row';

interface RemoveRoleProps {
  /** Assignment to remove; null closes the dialog. */
  assignment: RoleAssignment | null;
  onClose: () => void;
}

/** Asks for confirmation and removes a role. */
export function RemoveRole({ assignment, onClose }: RemoveRoleProps) {
  return (
    <MutationDialog
      target={assignment?.id ?? null}
      title={text.removeQuestion}
      description={assignment ? `${assignment.label}, ${formatFullName(assignment.person)}` : undefined}
      confirmLabel={text.remove}
      pendingLabel={text.removing}
      mutation={useRemoveRole()}
      explain={(error) => explainUserChangeFailure(error, null)}
      onClose={onClose}
    />
  );
}
