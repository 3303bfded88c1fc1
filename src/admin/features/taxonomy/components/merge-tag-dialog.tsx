import { quoteName } from '@/admin/lib/quote-name';
import { tagText, taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { toAppError } from '@/shared/lib/app-error';
import { explainMergeFailure } from '../api/tag-bulk';
import { useMergeTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { TagMergeTargetDialog } from './tag-merge-target-dialog';

const text = tagText.merging;

/** Merges a tag into another. Mounted while it is open. */
export function MergeTagDialog({ tag, onClose }: { tag: TagRow; onClose: () => void }) {
  const merge = useMergeTag();
  return (
    <TagMergeTargetDialog
      title={`${text.title} ${quoteName(tag.name)}`}
      description={text.text}
      excludedIds={[tag.id]}
      isSubmitting={merge.isPending}
      error={
        merge.error
          ? `${taxonomyToastTexts.tagMergeFailed.title}. ${explainMergeFailure(toAppError(merge.error))}`
          : undefined
      }
      onSubmit={(target) => merge.mutate({ id: tag.id, targetId: target.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
