import { quoteName } from '@/admin/lib/quote-name';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { categoryText } from '@/copy/admin/taxonomy';
import { useDeleteCategory } from '../api/category-mutations';

const text = categoryText.remove;

/** Category to delete. */
export interface CategoryToRemove {
  id: string;
  name: string;
  /** Number of subcategories; the database keeps a category that has some. */
  children: number;
  /** Number of contents; undefined while unknown. */
  contents: number | undefined;
}

function consequence({ children, contents = 0 }: CategoryToRemove): string {
  if (children > 0) return children === 1 ? text.blockedOne : `${children} ${text.blockedMany}`;
  if (contents === 0) return text.unused;
  return contents === 1 ? text.one : `${contents} ${text.many}`;
}

/** Asks before the deletion and says what happens to the contents. */
export function RemoveCategory({ target, onClose }: { target: CategoryToRemove; onClose: () => void }) {
  return (
    <RemoveDialog
      target={target.id}
      title={`${text.question} ${quoteName(target.name)}\u00a0?`}
      description={consequence(target)}
      removal={useDeleteCategory()}
      blocked={target.children > 0}
      onClose={onClose}
    />
  );
}
