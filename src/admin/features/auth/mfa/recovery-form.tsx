import type { ReactNode } from 'react';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { mfaDialogText } from '@/copy/admin/second-factor';
import { TextField } from '@/shared/form/field';
import { useRecoverAccessByCode } from '../api/mfa-mutations';
import { recoverySchema } from '../auth-schema';
import { AuthAlert } from '../components/auth-alert';

const text = mfaDialogText.challenge;

/** Removes the second factor with a recovery code, for people who lost the app. */
export function RecoveryForm({ children }: { children: ReactNode }) {
  const recover = useRecoverAccessByCode();
  const { form, field, isSubmitting, failure, submit } = useMutationForm({
    schema: recoverySchema,
    defaultValues: { code: '' },
    mutation: recover,
    async save(values) {
      const isAccepted = await recover.mutateAsync(values);
      if (!isAccepted)
        form.setError('code', { message: mfaDialogText.errors.recovery }, { shouldFocus: true });
    },
  });

  return (
    <form noValidate aria-label={text.useRecoveryCode} className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-muted">{text.recoveryLead}</p>
      {failure ? <AuthAlert error={failure} /> : null}
      <TextField
        {...field('code')}
        {...mfaDialogText.fields.recovery}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={100}
        required
      />
      <Button variant="primary" size="regular" type="submit" pending={isSubmitting}>
        {isSubmitting ? text.submitting : text.recoverySubmit}
      </Button>
      {children}
    </form>
  );
}
