import { MutationDialog } from '@/admin/ui/mutation-dialog';
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
    <MutationDialog
      target={id}
      title={text.abandonQuestion}
      description={text.abandonConsequence}
      confirmLabel={text.abandon}
      pendingLabel={text.abandoning}
      mutation={useAbandonCopy()}
      onClose={onClose}
      onDone={onAbandoned}
    />
  );
}
