import { quoteName } from '@/admin/lib/quote-name';
import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { categoryText } from '@/copy/admin/taxonomy';
import { useDeleteCategory } from '../api/category-mutations';

const text = categoryText.remove;

/** Category to delete. */
export interface CategoryToRemove {
  id: string;
  name: string;
  /** Number of subcategories; the database keeps a category that has some. */
  childCount: number;
  /** Number of contents; undefined while unknown. */
  contentCount: number | undefined;
}

function describeConsequence({ childCount, contentCount = 0 }: CategoryToRemove): string {
  if (childCount > 0) return childCount === 1 ? text.blockedOne : `${childCount} ${text.blockedMany}`;
  if (contentCount === 0) return text.unused;
  return contentCount === 1 ? text.one : `${contentCount} ${text.many}`;
}

/** Asks before the deletion and says what happens to the contents. */
export function RemoveCategory({ target, onClose }: { target: CategoryToRemove; onClose: () => void }) {
  return (
    <MutationDialog
      target={target.id}
      title={`${text.question} ${quoteName(target.name)}\u00a0?`}
      description={describeConsequence(target)}
      mutation={useDeleteCategory()}
      blocked={target.childCount > 0}
      onClose={onClose}
    />
  );
}
