import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { workingCopyText as text } from '@/copy/admin/content-copy';
import { useAbandonCopy } from '../api/content-mutations';

interface AbandonCopyProps {
  /** Copy to abandon; null closes the dialog. */
  id: string | null;
  onClose: () => void;
  onAbandoned: () => void;
}

/** Asks, then deletes a working copy. */
export function AbandonCopy({ id, onClose, onAbandoned }: AbandonCopyProps) {
  return (
    <RemoveDialog
      target={id}
      title={text.abandonQuestion}
      description={text.abandonConsequence}
      label={text.abandon}
      pendingLabel={text.abandoning}
      removal={useAbandonCopy()}
      onClose={onClose}
      onRemoved={onAbandoned}
    />
  );
}
