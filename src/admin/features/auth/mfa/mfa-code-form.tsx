import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/admin/ui/button';
import { mfaDialogText } from '@/copy/admin/second-factor';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { mfaCodeSchema } from '../auth-schema';
import { AuthAlert } from '../components/auth-alert';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Error of the last code. */
  error: unknown;
  onCode: (code: string) => void;
  children?: ReactNode;
}

/** Form of a six-digit code. A wrong code clears the field and shows an error at it. */
export function MfaCodeForm(props: CodeFormProps) {
  const { label, submitLabel, pendingLabel, pending, error, onCode, children } = props;
  const { register, handleSubmit, formState, setError, setValue } = useForm({
    resolver: zodResolver(mfaCodeSchema),
    defaultValues: { code: '' },
  });
  const failure = error ? toAppError(error) : null;
  const isWrongCode = failure?.kind === 'wrong-code';

  useEffect(() => {
    if (!isWrongCode) return;
    setValue('code', '');
    setError('code', { message: mfaDialogText.errors.wrongCode }, { shouldFocus: true });
  }, [isWrongCode, setError, setValue]);

  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ code }) => (pending ? undefined : onCode(code)))}
    >
      {failure && !isWrongCode ? <AuthAlert error={failure} /> : null}
      <TextField
        {...register('code')}
        {...mfaDialogText.fields.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        required
        error={formState.errors.code?.message}
      />
      <Button variant="primary" size="regular" type="submit" pending={pending}>
        {pending ? pendingLabel : submitLabel}
      </Button>
      {children}
    </form>
  );
}
