import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { userText as text } from '@/copy/admin/users';
import { useRemoveRole } from '../api/user-mutations';
import { explainFailure, fullName } from '../user-model';
import type { RoleAssignment } from './user-row';

interface RemoveRoleProps {
  /** Assignment to remove; null closes the dialog. */
  held: RoleAssignment | null;
  onClose: () => void;
}

/** Asks the specified question and removes a role. */
export function RemoveRole({ held, onClose }: RemoveRoleProps) {
  return (
    <RemoveDialog
      target={held?.id ?? null}
      title={text.removeQuestion}
      description={held ? `${held.label}, ${fullName(held.person)}` : undefined}
      label={text.remove}
      pendingLabel={text.removing}
      removal={useRemoveRole()}
      explain={(error) => explainFailure(error, null)}
      onClose={onClose}
    />
  );
}
