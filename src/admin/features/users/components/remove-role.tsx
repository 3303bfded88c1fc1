import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { userText as text } from '@/copy/admin/users';
import { useRemoveRole } from '../api/user-mutations';
import { explainFailure, fullName } from '../user-model';
import type { Held } from './user-row';

interface RemoveRoleProps {
  /** What is about to be taken away; nothing asks while null. */
  held: Held | null;
  onClose: () => void;
}

/** The specified question, then the removal: it closes on success, and says why when there is none. */
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
