import { quoteName } from '@/admin/lib/quote-name';
import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { tagText } from '@/copy/admin/taxonomy';
import { useDeleteTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';

const text = tagText.remove;

interface RemoveTagProps {
  tag: TagRow;
  /** Number of contents with the tag. */
  contentCount: number;
  onClose: () => void;
}

/** Asks before the deletion and says what happens to the contents. */
export function RemoveTag({ tag, contentCount, onClose }: RemoveTagProps) {
  const consequence = contentCount === 1 ? text.one : `${contentCount} ${text.many}`;
  return (
    <MutationDialog
      target={tag.id}
      title={`${text.question} ${quoteName(tag.name)}\u00a0?`}
      description={contentCount === 0 ? text.unused : consequence}
      mutation={useDeleteTag()}
      onClose={onClose}
    />
  );
}
