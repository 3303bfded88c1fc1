import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { tagText, taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { toAppError } from '@/shared/lib/app-error';
import { useMergeTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { TagSearch } from './tag-search';

const text = tagText.merging;

/** Merges a tag into another. Mounted while it is open. */
export function MergeTagDialog({ tag, onClose }: { tag: TagRow; onClose: () => void }) {
  const merge = useMergeTag();
  const [target, setTarget] = useState<TagRow | null>(null);
  const [isTargetMissing, setIsTargetMissing] = useState(false);

  function handleSubmit() {
    setIsTargetMissing(target === null);
    if (target && !merge.isPending) merge.mutate({ id: tag.id, into: target.id }, { onSuccess: onClose });
  }

  return (
    <EditDialog
      open
      title={`${text.title} ${quoteName(tag.name)}`}
      description={text.text}
      submitLabel={target ? `${text.submit} avec ${quoteName(target.name)}` : text.submit}
      pendingLabel={text.pending}
      pending={merge.isPending}
      dirty={false}
      error={
        merge.error
          ? `${taxonomyToastTexts.tagMergeFailed.title}. ${toAppError(merge.error).message}`
          : undefined
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TagSearch
        {...text.target}
        emptyText={text.nothing}
        error={isTargetMissing && !target ? text.required : undefined}
        excludedIds={[tag.id]}
        getLabel={({ name }) => name}
        onChoose={setTarget}
      />
    </EditDialog>
  );
}
