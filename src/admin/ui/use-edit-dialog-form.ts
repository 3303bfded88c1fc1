import type { FieldValues } from 'react-hook-form';
import { type MutationFormOptions, useMutationForm } from '@/admin/hooks/use-mutation-form';
import type { AppError } from '@/shared/lib/app-error';

interface EditDialogFormOptions<Values extends FieldValues>
  extends Omit<MutationFormOptions<Values>, 'onSuccess'> {
  mutation: MutationFormOptions<Values>['mutation'] & { isSuccess: boolean };
  /** Returns the sentence of a failure that belongs to no field. */
  explain?: (error: AppError) => string;
  onClose: () => void;
}

/** Returns a mutation form for an `EditDialog` that closes after success. */
export function useEditDialogForm<Values extends FieldValues>(options: EditDialogFormOptions<Values>) {
  const { mutation, explain = ({ message }) => message, onClose } = options;
  const { form, field, isSubmitting, isBlocked, failure, submit } = useMutationForm({
    ...options,
    onSuccess: onClose,
  });
  return {
    form,
    field,
    /** Props of the `EditDialog`. */
    dialog: {
      isDirty: form.formState.isDirty && !mutation.isSuccess,
      isSubmitting,
      isBlocked,
      error: failure && explain(failure),
      onSubmit: () => void submit(),
      onClose,
    },
  };
}
