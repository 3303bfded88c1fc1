import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { commonText } from '@/content/admin/common';
import { contentText } from '@/content/admin/content';
import { toAppError } from '@/lib/app-error';
import { useDeleteContent } from '../api/content-mutations';

interface RemoveContentProps {
  /** What is about to go; nothing asks while null. */
  target: { id: string; title: string } | null;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The specified question, then the deletion: it closes on success, and says why when there is none. */
export function RemoveContent({ target, onClose, onRemoved }: RemoveContentProps) {
  const remove = useDeleteContent();

  function handleConfirm() {
    if (!target || remove.isPending) return;
    remove.mutate(target.id, {
      onSuccess: () => {
        onRemoved?.();
        onClose();
      },
    });
  }

  function handleCancel() {
    remove.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={contentText.deleteQuestion}
      description={target?.title}
      confirmLabel={remove.isPending ? commonText.deleting : commonText.delete}
      cancelLabel={commonText.cancel}
      error={remove.error ? toAppError(remove.error).message : undefined}
      pending={remove.isPending}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    />
  );
}
