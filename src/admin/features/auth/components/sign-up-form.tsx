import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { authText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useSignUp } from '../api/auth-mutations';
import { signUpSchema } from '../auth-schema';
import { toPasswordError } from '../password-error';
import { AuthAlert } from './auth-alert';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { SignUpDone } from './sign-up-done';

const { fields } = authText;

/** Creates an account, which has no role yet. */
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
        const passwordProblem = toPasswordError(error);
        if (passwordProblem)
          setError('password', { message: passwordProblem.message }, { shouldFocus: true });
      },
    });
  });

  if (signUp.isSuccess) {
    return <SignUpDone email={getValues('email')} onWantSignIn={onWantSignIn} onCorrect={signUp.reset} />;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={authText.tabs.signUp}>
      {signUp.error && !toPasswordError(signUp.error) ? <AuthAlert error={toAppError(signUp.error)} /> : null}
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
      <button type="submit" className={buttonStyles('primary')} disabled={signUp.isPending}>
        {signUp.isPending ? authText.signingUp : authText.signUp}
      </button>
      <p className="text-sm text-muted">{authText.signUpNote}</p>
    </form>
  );
}
