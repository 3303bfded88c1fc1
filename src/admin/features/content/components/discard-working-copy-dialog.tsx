import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { workingCopyText as text } from '@/copy/admin/content-copy';
import { useDiscardWorkingCopy } from '../api/content-mutations';

interface DiscardWorkingCopyDialogProps {
  /** Copy to abandon; null closes the dialog. */
  id: string | null;
  onClose: () => void;
  onAbandoned: () => void;
}

/** Asks, then deletes a working copy. */
export function DiscardWorkingCopyDialog({ id, onClose, onAbandoned }: DiscardWorkingCopyDialogProps) {
  return (
    <RemoveDialog
      target={id}
      title={text.abandonQuestion}
      description={text.abandonConsequence}
      label={text.abandon}
      pendingLabel={text.abandoning}
      removal={useDiscardWorkingCopy()}
      onClose={onClose}
      onRemoved={onAbandoned}
    />
  );
}
