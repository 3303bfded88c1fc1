import type { ReactNode } from 'react';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { mfaText } from '@/copy/admin/second-factor';
import { TextField } from '@/shared/form/field';
import { useRemoveLostFactor } from '../api/mfa';
import { recoveryCodeSchema } from '../auth-schema';
import { AuthForm } from '../components/auth-form';

const text = mfaText.challenge;

/** Number of characters that the database reads. */
const MAX_INPUT_LENGTH = 100;

/** Removes the second factor with a recovery code, for people who lost the app. */
export function RecoveryCodeForm({ footer }: { footer: ReactNode }) {
  const recover = useRemoveLostFactor();
  const { field, ...submitState } = useMutationForm({
    schema: recoveryCodeSchema,
    defaultValues: { code: '' },
    mutation: recover,
    save: recover.mutateAsync,
    toFieldError: ({ kind }) =>
      kind === 'wrong-code' ? { field: 'code', message: mfaText.errors.recovery } : null,
  });

  return (
    <AuthForm
      label={text.useRecoveryCode}
      lead={text.recoveryLead}
      submitState={submitState}
      submitLabel={text.recoverySubmit}
      pendingLabel={text.submitting}
      footer={footer}
    >
      <TextField
        {...field('code')}
        {...mfaText.fields.recovery}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={MAX_INPUT_LENGTH}
        required
      />
    </AuthForm>
  );
}
