import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useSignIn } from '../api/auth-mutations';
import { signInSchema } from '../auth-schema';
import { AuthAlert } from './auth-alert';
import { PasswordField } from './password-field';

interface SignInFormProps {
  defaultEmail?: string;
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail and password. Success moves nothing here: the session does. */
export function SignInForm({ defaultEmail = '', children }: SignInFormProps) {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: defaultEmail, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    if (!signIn.isPending) signIn.mutate(values);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={authText.tabs.signIn}>
      {signIn.error ? <AuthAlert error={toAppError(signIn.error)} /> : null}
      <TextField
        {...register('email')}
        {...authText.fields.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        {...authText.fields.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button variant="primary" size="regular" type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? authText.signingIn : authText.signIn}
      </Button>
      {children}
    </form>
  );
}
