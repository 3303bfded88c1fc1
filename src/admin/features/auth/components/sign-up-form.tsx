import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { useSignUp } from '../api/auth-mutations';
import { signUpSchema } from '../auth-schema';
import { toNewPasswordFieldError } from '../password-error';
import { AuthForm } from './auth-form';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { SignUpDoneNotice } from './sign-up-done-notice';

const { fields } = authText;

/** Creates an account, which has no role yet. */
export function SignUpForm({ onChooseSignIn }: { onChooseSignIn: () => void }) {
  const signUp = useSignUp();
  const { form, field, ...submitState } = useMutationForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    mutation: signUp,
    save: signUp.mutateAsync,
    toFieldError: toNewPasswordFieldError,
  });

  if (signUp.isSuccess) {
    const email = form.getValues('email');
    return <SignUpDoneNotice email={email} onChooseSignIn={onChooseSignIn} onEditEmail={signUp.reset} />;
  }
  return (
    <AuthForm
      label={authText.tabs.signUp}
      submitState={submitState}
      submitLabel={authText.signUp}
      pendingLabel={authText.signingUp}
      footer={<p className="text-sm text-muted">{authText.signUpNote}</p>}
    >
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      <TextField {...field('email')} {...fields.email} type="email" autoComplete="email" required />
      <NewPasswordField {...field('password')} {...fields.chosenPassword} />
    </AuthForm>
  );
}
