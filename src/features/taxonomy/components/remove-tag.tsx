import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { commonText } from '@/content/admin/common';
import { tagText } from '@/content/admin/taxonomy';
import { toAppError } from '@/lib/app-error';
import { useDeleteTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';

const text = tagText.remove;

interface RemoveTagProps {
  tag: TagRow;
  /** Contents that carry it. */
  contents: number;
  onClose: () => void;
}

/** Says what becomes of the contents, asks, and closes once it is done. */
export function RemoveTag({ tag, contents, onClose }: RemoveTagProps) {
  const remove = useDeleteTag();
  const some = contents === 1 ? text.one : `${contents} ${text.many}`;
  return (
    <ConfirmDialog
      open
      title={`${text.question} «\u00a0${tag.name}\u00a0»\u00a0?`}
      description={contents === 0 ? text.unused : some}
      confirmLabel={remove.isPending ? commonText.deleting : commonText.delete}
      cancelLabel={commonText.cancel}
      error={remove.error ? toAppError(remove.error).message : undefined}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(tag.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
