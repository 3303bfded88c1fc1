import type { ReactNode } from 'react';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { useSignIn } from '../api/auth-mutations';
import { signInSchema } from '../auth-schema';
import { AuthAlert } from './auth-alert';
import { PasswordField } from './password-field';

interface SignInFormProps {
  defaultEmail?: string;
  children?: ReactNode;
}

/** Form of e-mail and password. The screen around it reacts to the new session. */
export function SignInForm({ defaultEmail = '', children }: SignInFormProps) {
  const signIn = useSignIn();
  const { field, isSubmitting, failure, submit } = useMutationForm({
    schema: signInSchema,
    defaultValues: { email: defaultEmail, password: '' },
    mutation: signIn,
    save: signIn.mutateAsync,
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={authText.tabs.signIn}>
      {failure ? <AuthAlert error={failure} /> : null}
      <TextField
        {...field('email')}
        {...authText.fields.email}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        {...authText.fields.password}
        autoComplete="current-password"
        required
      />
      <Button variant="primary" size="regular" type="submit" disabled={isSubmitting}>
        {isSubmitting ? authText.signingIn : authText.signIn}
      </Button>
      {children}
    </form>
  );
}
