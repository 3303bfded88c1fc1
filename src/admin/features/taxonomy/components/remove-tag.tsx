import { quoteName } from '@/admin/lib/quote-name';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { tagText } from '@/copy/admin/taxonomy';
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
  const some = contents === 1 ? text.one : `${contents} ${text.many}`;
  return (
    <RemoveDialog
      target={tag.id}
      title={`${text.question} ${quoteName(tag.name)}\u00a0?`}
      description={contents === 0 ? text.unused : some}
      removal={useDeleteTag()}
      onClose={onClose}
    />
  );
}
