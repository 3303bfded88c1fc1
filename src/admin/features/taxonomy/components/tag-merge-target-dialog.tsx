import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { tagText } from '@/copy/admin/taxonomy';
import type { TagRow } from '../api/taxonomy-queries';
import { TagPicker } from './tag-picker';

const text = tagText.merging;

interface TagMergeTargetDialogProps {
  title: string;
  description: string;
  excludedIds: readonly string[];
  isSubmitting?: boolean;
  error?: string;
  onSubmit: (target: TagRow) => void;
  onClose: () => void;
}

/** Asks for the tag into which other tags are merged. Mounted while it is open. */
export function TagMergeTargetDialog(props: TagMergeTargetDialogProps) {
  const { title, description, excludedIds, isSubmitting = false, error, onSubmit, onClose } = props;
  const [target, setTarget] = useState<TagRow | null>(null);
  const [hasTriedToSubmit, setHasTriedToSubmit] = useState(false);

  function handleSubmit() {
    setHasTriedToSubmit(true);
    if (target && !isSubmitting) onSubmit(target);
  }

  return (
    <EditDialog
      title={title}
      description={description}
      submitLabel={target ? `${text.submitWith} ${quoteName(target.name)}` : text.submit}
      pendingLabel={text.pending}
      isSubmitting={isSubmitting}
      error={error}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TagPicker
        {...text.target}
        emptyText={text.noOtherTag}
        error={hasTriedToSubmit && !target ? text.required : undefined}
        excludedIds={excludedIds}
        getLabel={({ name }) => name}
        onChoose={setTarget}
      />
    </EditDialog>
  );
}
