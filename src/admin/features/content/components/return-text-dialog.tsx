import { z } from '@/admin/lib/zod';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { reviewText } from '@/copy/admin/content-review';
import { TextAreaField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { cleanText } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { useSubmitReviewStep } from '../api/reviews';

const text = reviewText.form;

const schema = z.object({ note: z.string().overwrite(cleanText).min(1, text.required) });

/** Dialog in which a reviewer returns a text to its author with a note. */
export function ReturnTextDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const mutation = useSubmitReviewStep();
  const { field, dialog } = useEditDialogForm({
    schema,
    defaultValues: { note: '' },
    mutation,
    save: ({ note }) => mutation.mutateAsync({ step: 'return', id, note }),
    explain: ({ kind, message }) => (kind === 'not-found' ? reviewText.noLongerProposed : message),
    onClose,
  });
  return (
    <EditDialog {...dialog} title={text.title} submitLabel={text.submit} pendingLabel={text.pending}>
      <TextAreaField {...field('note')} {...text.note} required rows={4} maxLength={inputLimits.reviewNote} />
    </EditDialog>
  );
}
