import { useState } from 'react';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { reviewText } from '@/copy/admin/content-review';
import { TextAreaField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { limits } from '@/shared/lib/limits';
import { useReviewStep } from '../api/reviews';

const text = reviewText.form;

/** Returns a text to its author with a note. */
export function ReturnDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const step = useReviewStep();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const failure = step.error ? toAppError(step.error) : null;

  function handleSubmit() {
    if (step.isPending) return;
    setMissing(note.trim() === '');
    if (note.trim() !== '') step.mutate({ step: 'return', id, note }, { onSuccess: onClose });
  }

  return (
    <EditDialog
      title={text.title}
      dirty={note !== '' && !step.isSuccess}
      pending={step.isPending}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      error={failure && (failure.kind === 'not-found' ? reviewText.gone : failure.message)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextAreaField
        {...text.note}
        name="note"
        required
        rows={4}
        maxLength={limits.reviewNote}
        value={note}
        error={missing ? text.required : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </EditDialog>
  );
}
