import type { ReactNode } from 'react';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { mfaText } from '@/copy/admin/second-factor';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { mfaCodeFormSchema } from '../auth-schema';
import { AuthForm } from '../components/auth-form';

/** Longest input: six digits, each with a space. */
const MAX_INPUT_LENGTH = 12;

interface MfaCodeFormProps {
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Verifies the code. */
  mutation: { isPending: boolean; error: unknown; mutateAsync: (code: string) => Promise<unknown> };
  onSuccess?: () => void;
  footer?: ReactNode;
}

/** Form of a six-digit code. A wrong code clears the field, which then shows an error. */
export function MfaCodeForm(props: MfaCodeFormProps) {
  const { label, submitLabel, pendingLabel, mutation, onSuccess, footer } = props;
  const { form, field, ...submitState } = useMutationForm({
    schema: mfaCodeFormSchema,
    defaultValues: { code: '' },
    mutation,
    save: ({ code }) =>
      mutation.mutateAsync(code).catch((cause) => {
        if (toAppError(cause).kind === 'wrong-code') form.setValue('code', '');
        throw cause;
      }),
    toFieldError: ({ kind }) =>
      kind === 'wrong-code' ? { field: 'code', message: mfaText.errors.wrongCode } : null,
    onSuccess,
  });

  return (
    <AuthForm
      label={label}
      submitState={submitState}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      footer={footer}
    >
      <TextField
        {...field('code')}
        {...mfaText.fields.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={MAX_INPUT_LENGTH}
        required
      />
    </AuthForm>
  );
}
