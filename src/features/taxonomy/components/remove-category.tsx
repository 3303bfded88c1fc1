import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { commonText } from '@/content/admin/common';
import { categoryText } from '@/content/admin/taxonomy';
import { toAppError } from '@/lib/app-error';
import { useDeleteCategory } from '../api/category-mutations';

const text = categoryText.remove;

export interface CategoryToRemove {
  id: string;
  name: string;
  /** Subcategories: the database keeps a category that has some. */
  children: number;
  /** Contents in it; undefined while unknown. */
  contents: number | undefined;
}

function consequence({ children, contents = 0 }: CategoryToRemove): string {
  if (children > 0) return children === 1 ? text.blockedOne : `${children} ${text.blockedMany}`;
  if (contents === 0) return text.unused;
  return contents === 1 ? text.one : `${contents} ${text.many}`;
}

/** Says what becomes of the contents, asks, and closes once it is done. */
export function RemoveCategory({ target, onClose }: { target: CategoryToRemove; onClose: () => void }) {
  const remove = useDeleteCategory();
  return (
    <ConfirmDialog
      open
      title={`${text.question} «\u00a0${target.name}\u00a0»\u00a0?`}
      description={consequence(target)}
      confirmLabel={remove.isPending ? commonText.deleting : commonText.delete}
      cancelLabel={target.children > 0 ? commonText.close : commonText.cancel}
      error={remove.error ? toAppError(remove.error).message : undefined}
      pending={remove.isPending}
      blocked={target.children > 0}
      onConfirm={() => remove.mutate(target.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
