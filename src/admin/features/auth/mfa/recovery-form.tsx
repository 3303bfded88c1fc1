import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { factorText } from '@/copy/admin/second-factor';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useRecoverAccess } from '../api/mfa-mutations';
import { recoverySchema } from '../auth-schema';
import { AuthAlert } from '../components/auth-alert';

const text = factorText.challenge;

/** Removes the second factor with a recovery code, for people who lost the app. */
export function RecoveryForm({ children }: { children: ReactNode }) {
  const recover = useRecoverAccess();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(recoverySchema),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit((values) => {
    if (recover.isPending) return;
    recover.mutate(values, {
      onSuccess: (used) => {
        if (!used) setError('code', { message: factorText.errors.recovery }, { shouldFocus: true });
      },
    });
  });

  return (
    <form noValidate aria-label={text.recovery} className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-muted">{text.recoveryLead}</p>
      {recover.error ? <AuthAlert error={toAppError(recover.error)} /> : null}
      <TextField
        {...register('code')}
        {...factorText.fields.recovery}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={100}
        required
        error={formState.errors.code?.message}
      />
      <button
        type="submit"
        className={buttonStyles('primary')}
        disabled={recover.isPending}
        aria-busy={recover.isPending}
      >
        {recover.isPending ? text.submitting : text.recoverySubmit}
      </button>
      {children}
    </form>
  );
}
