import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { userText as text } from '@/copy/admin/users';
import { useRemoveRole } from '../api/user-mutations';
import { explainFailure, fullName } from '../user-model';
import type { RoleAssignment } from './user-row';

interface RemoveRoleProps {
  /** Assignment to remove; null closes the dialog. */
  assignment: RoleAssignment | null;
  onClose: () => void;
}

/** Asks for confirmation and removes a role. */
export function RemoveRole({ assignment, onClose }: RemoveRoleProps) {
  return (
    <RemoveDialog
      target={assignment?.id ?? null}
      title={text.removeQuestion}
      description={assignment ? `${assignment.label}, ${fullName(assignment.person)}` : undefined}
      label={text.remove}
      pendingLabel={text.removing}
      removal={useRemoveRole()}
      explain={(error) => explainFailure(error, null)}
      onClose={onClose}
    />
  );
}
