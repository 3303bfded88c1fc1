import { quoteName } from '@/admin/lib/quote-name';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { workingCopyText } from '@/copy/admin/working-copy';
import { useDeleteContent, useDiscardWorkingCopy } from '../api/content-mutations';

interface DeleteContentDialogProps {
  /** Content to delete, or working copy to discard; null closes the dialog. */
  target: { id: string; title: string; copy_of: string | null } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation, then deletes a content or discards a working copy. */
export function DeleteContentDialog({ target, onClose, onDeleted }: DeleteContentDialogProps) {
  const deletion = useDeleteContent();
  const discard = useDiscardWorkingCopy();
  const discardTexts = {
    title: workingCopyText.discardQuestion,
    description: workingCopyText.discardConsequence,
    confirmLabel: workingCopyText.discard,
    pendingLabel: workingCopyText.discarding,
  };
  return (
    <ConfirmMutationDialog
      title={contentText.deleteQuestion}
      description={target ? `${quoteName(target.title)}. ${contentBinText.consequence}` : undefined}
      {...(target?.copy_of ? discardTexts : {})}
      target={target?.id ?? null}
      mutation={target?.copy_of ? discard : deletion}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
