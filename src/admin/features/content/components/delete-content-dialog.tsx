import { quoteName } from '@/admin/lib/quote-name';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { useDeleteContent } from '../api/content-mutations';

interface DeleteContentDialogProps {
  /** Content to delete; null closes the dialog. */
  target: { id: string; title: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation, in the words of the specification, then deletes a content. */
export function DeleteContentDialog({ target, onClose, onDeleted }: DeleteContentDialogProps) {
  return (
    <ConfirmMutationDialog
      target={target?.id ?? null}
      title={contentText.deleteQuestion}
      description={target ? `${quoteName(target.title)}. ${contentBinText.consequence}` : undefined}
      mutation={useDeleteContent()}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
