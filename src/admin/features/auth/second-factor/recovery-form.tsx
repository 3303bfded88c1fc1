import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/admin/ui/button';
import { factorText } from '@/copy/admin/second-factor';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useRecover } from '../api/factor-mutations';
import { recoverySchema } from '../auth-schema';
import { AuthAlert } from '../components/auth-alert';

const text = factorText.challenge;

/** A code of recovery, for who has lost the app: it takes the second factor away. */
export function RecoveryForm({ children }: { children: ReactNode }) {
  const recover = useRecover();
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
      <Button
        variant="primary"
        size="regular"
        type="submit"
        disabled={recover.isPending}
        aria-busy={recover.isPending}
      >
        {recover.isPending ? text.submitting : text.recoverySubmit}
      </Button>
      {children}
    </form>
  );
}
