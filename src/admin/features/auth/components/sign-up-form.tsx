import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useSignUp } from '../api/auth-mutations';
import { signUpSchema } from '../auth-schema';
import { passwordError } from '../password-error';
import { AuthAlert } from './auth-alert';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { SignUpDone } from './sign-up-done';

const { fields } = authText;

/** Account request: whoever asks still needs a role before seeing anything. */
export function SignUpForm({ onWantSignIn }: { onWantSignIn: () => void }) {
  const signUp = useSignUp();
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    if (signUp.isPending) return;
    signUp.mutate(values, {
      onError: (error) => {
        const said = passwordError(error);
        if (said) setError('password', { message: said.message }, { shouldFocus: true });
      },
    });
  });

  if (signUp.isSuccess) {
    return <SignUpDone email={getValues('email')} onWantSignIn={onWantSignIn} onCorrect={signUp.reset} />;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={authText.tabs.signUp}>
      {signUp.error && !passwordError(signUp.error) ? <AuthAlert error={toAppError(signUp.error)} /> : null}
      <NameFields
        names={{ firstName: register('firstName'), lastName: register('lastName') }}
        errors={errors}
      />
      <TextField
        {...register('email')}
        {...fields.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
      />
      <NewPasswordField
        {...register('password')}
        {...fields.chosenPassword}
        error={errors.password?.message}
      />
      <Button variant="primary" size="regular" type="submit" disabled={signUp.isPending}>
        {signUp.isPending ? authText.signingUp : authText.signUp}
      </Button>
      <p className="text-sm text-muted">{authText.signUpNote}</p>
    </form>
  );
}
