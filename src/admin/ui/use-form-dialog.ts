import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type { z } from '@/admin/lib/zod';
import { type AppError, toAppError } from '@/shared/lib/app-error';

interface FieldError<Values> {
  field: Path<Values>;
  message: string;
}

interface FormDialogOptions<Values extends FieldValues> {
  schema: z.core.$ZodType<Values>;
  defaultValues: DefaultValues<Values>;
  /** For values that arrive after the first render. */
  form?: Pick<UseFormProps<Values>, 'values' | 'resetOptions'>;
  /** The mutation that `save` runs. */
  mutation: { isPending: boolean; isSuccess: boolean; error: unknown };
  save: (values: Values) => Promise<unknown>;
  /** True when another action of the dialog is running. */
  isBusy?: boolean;
  /** Checks valid values against what is on screen, before they are sent. */
  check?: (values: Values) => FieldError<Values> | null | undefined;
  /** Returns the field that a failure belongs to. */
  toFieldError?: (error: AppError) => FieldError<Values> | null | undefined;
  /** Returns the sentence of any other failure. */
  explain?: (error: AppError) => string;
  onClose: () => void;
}

/** A form in an `EditDialog`: validates, saves once, shows a failure at its field or below the form, and closes after success. */
export function useFormDialog<Values extends FieldValues>(options: FormDialogOptions<Values>) {
  const { schema, defaultValues, mutation, save, isBusy, check, toFieldError, onClose } = options;
  const { explain = ({ message }) => message } = options;
  const form = useForm<Values>({
    ...options.form,
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues,
  });
  const { errors, isDirty } = form.formState;
  const pending = mutation.isPending || isBusy === true;

  const showAtField = ({ field, message }: FieldError<Values>) =>
    form.setError(field, { message }, { shouldFocus: true });

  const submit = form.handleSubmit(async (values) => {
    if (pending) return;
    const problem = check?.(values);
    if (problem) return showAtField(problem);
    try {
      await save(values);
    } catch (cause) {
      const error = toFieldError?.(toAppError(cause));
      if (error) showAtField(error);
      return;
    }
    onClose();
  });

  const failure = mutation.error ? toAppError(mutation.error) : null;
  return {
    form,
    register: form.register,
    errors,
    /** Props of the `EditDialog`. */
    dialog: {
      dirty: isDirty && !mutation.isSuccess,
      pending,
      error: failure && !toFieldError?.(failure) ? explain(failure) : null,
      onSubmit: () => void submit(),
      onClose,
    },
  };
}
