import { useState } from 'react';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { reviewText } from '@/copy/admin/content-review';
import { TextAreaField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { textLengthLimits } from '@/shared/lib/limits';
import { useSubmitReviewStep } from '../api/reviews';

const text = reviewText.form;

/** Returns a text to its author with a note. */
export function ReturnReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reviewStep = useSubmitReviewStep();
  const [note, setNote] = useState('');
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const failure = reviewStep.error ? toAppError(reviewStep.error) : null;

  function handleSubmit() {
    if (reviewStep.isPending) return;
    setIsNoteMissing(note.trim() === '');
    if (note.trim() !== '') reviewStep.mutate({ step: 'return', id, note }, { onSuccess: onClose });
  }

  return (
    <EditDialog
      title={text.title}
      isDirty={note !== '' && !reviewStep.isSuccess}
      isSubmitting={reviewStep.isPending}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      error={failure && (failure.kind === 'not-found' ? reviewText.noLongerProposed : failure.message)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextAreaField
        {...text.note}
        name="note"
        required
        rows={4}
        maxLength={textLengthLimits.reviewNote}
        value={note}
        error={isNoteMissing ? text.required : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </EditDialog>
  );
}
