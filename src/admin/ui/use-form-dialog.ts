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
  /** For values that load after the first render. */
  form?: Pick<UseFormProps<Values>, 'values' | 'resetOptions'>;
  /** The mutation that `save` runs. */
  mutation: { isPending: boolean; isSuccess: boolean; error: unknown };
  save: (values: Values) => Promise<unknown>;
  /** True while another action of the dialog runs. */
  isBusy?: boolean;
  /** Checks valid values against the screen before they are sent. */
  check?: (values: Values) => FieldError<Values> | null | undefined;
  /** Returns the field that an error belongs to. */
  toFieldError?: (error: AppError) => FieldError<Values> | null | undefined;
  /** Returns the message of any other error. */
  explain?: (error: AppError) => string;
  onClose: () => void;
}

/**
 * Returns the form of an `EditDialog`: it validates, saves once, shows an error at its field or below, and closes
 * after success.
 */
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
