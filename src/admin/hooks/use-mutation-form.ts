import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import { createFieldPropsGetter } from '@/admin/lib/field-props';
import type { z } from '@/admin/lib/zod';
import { createResolver } from '@/shared/form/create-resolver';
import { type AppError, toAppError } from '@/shared/lib/app-error';

interface FieldError<Values> {
  field: Path<Values>;
  message: string;
}

export interface MutationFormOptions<Values extends FieldValues> {
  schema: z.core.$ZodType<Values>;
  defaultValues: DefaultValues<Values>;
  /** Options of react-hook-form for values that load after the first render. */
  form?: Pick<UseFormProps<Values>, 'values' | 'resetOptions'>;
  /** The mutation that `save` runs. */
  mutation: { isPending: boolean; error: unknown };
  save: (values: Values) => Promise<unknown>;
  /** True while the form cannot be sent for another reason, such as a running deletion. */
  isBusy?: boolean;
  /** Checks rules that the schema cannot express, such as an unchanged e-mail address. Runs before `save`. */
  check?: (values: Values) => FieldError<Values> | null | undefined;
  /** Returns the field that a failure belongs to. */
  toFieldError?: (error: AppError) => FieldError<Values> | null | undefined;
  onSuccess?: () => void;
}

/** Returns a form that validates, saves once and shows an error at its field. `failure` is an error without a field. */
export function useMutationForm<Values extends FieldValues>(options: MutationFormOptions<Values>) {
  const { schema, defaultValues, mutation, save, isBusy = false, check, toFieldError, onSuccess } = options;
  const form = useForm<Values>({
    ...options.form,
    resolver: createResolver<Values>(schema),
    defaultValues,
  });
  // The check of a password waits for the list of common passwords: a second press must not save twice.
  const isSubmitting = mutation.isPending || form.formState.isSubmitting;
  const isBlocked = isSubmitting || isBusy;

  const showAtField = ({ field, message }: FieldError<Values>) =>
    form.setError(field, { message }, { shouldFocus: true });

  const submit = form.handleSubmit(async (values) => {
    if (isBlocked) return;
    const fieldError = check?.(values);
    if (fieldError) return showAtField(fieldError);
    try {
      await save(values);
    } catch (cause) {
      const saveFieldError = toFieldError?.(toAppError(cause));
      if (saveFieldError) showAtField(saveFieldError);
      return;
    }
    onSuccess?.();
  });

  const error = mutation.error ? toAppError(mutation.error) : null;
  const isShownAtField = error !== null && Boolean(toFieldError?.(error));
  return {
    form,
    field: createFieldPropsGetter(form),
    isSubmitting,
    /** True while the form is submitted or busy. */
    isBlocked,
    failure: isShownAtField ? null : error,
    submit,
  };
}
