import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { useSignUp } from '../api/auth-mutations';
import { signUpSchema } from '../auth-schema';
import { toNewPasswordError } from '../password-error';
import { AuthAlert } from './auth-alert';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { SignUpDone } from './sign-up-done';

const { fields } = authText;

/** Creates an account, which has no role yet. */
export function SignUpForm({ onChooseSignIn }: { onChooseSignIn: () => void }) {
  const signUp = useSignUp();
  const { form, field, isSubmitting, failure, submit } = useMutationForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    mutation: signUp,
    save: signUp.mutateAsync,
    toFieldError: toNewPasswordError,
  });

  if (signUp.isSuccess) {
    const email = form.getValues('email');
    return <SignUpDone email={email} onChooseSignIn={onChooseSignIn} onEditEmail={signUp.reset} />;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={authText.tabs.signUp}>
      {failure ? <AuthAlert error={failure} /> : null}
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      <TextField {...field('email')} {...fields.email} type="email" autoComplete="email" required />
      <NewPasswordField {...field('password')} {...fields.chosenPassword} />
      <Button variant="primary" size="regular" type="submit" disabled={isSubmitting}>
        {isSubmitting ? authText.signingUp : authText.signUp}
      </Button>
      <p className="text-sm text-muted">{authText.signUpNote}</p>
    </form>
  );
}
