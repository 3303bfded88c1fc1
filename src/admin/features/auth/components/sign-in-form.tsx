import type { ReactNode } from 'react';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { useSignIn } from '../api/auth-mutations';
import { signInSchema } from '../auth-schema';
import { AuthForm } from './auth-form';
import { PasswordField } from './password-field';

interface SignInFormProps {
  defaultEmail?: string;
  footer: ReactNode;
}

/** Form of e-mail and password. The screen around it reacts to the new session. */
export function SignInForm({ defaultEmail = '', footer }: SignInFormProps) {
  const signIn = useSignIn();
  const { field, ...submitState } = useMutationForm({
    schema: signInSchema,
    defaultValues: { email: defaultEmail, password: '' },
    mutation: signIn,
    save: signIn.mutateAsync,
  });
  return (
    <AuthForm
      label={authText.tabs.signIn}
      submitState={submitState}
      submitLabel={authText.signIn}
      pendingLabel={authText.signingIn}
      footer={footer}
    >
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
    </AuthForm>
  );
}
