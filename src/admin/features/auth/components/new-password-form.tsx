import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { authText, resetText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useSetPassword } from '../api/auth-mutations';
import { newPasswordSchema } from '../auth-schema';
import { toPasswordError } from '../password-error';
import { useIdentity } from '../use-identity';
import { AuthAlert } from './auth-alert';
import { NewPasswordField } from './new-password-field';

const text = resetText.choose;

/** New password after a link from a mail. */
export function NewPasswordForm() {
  const { email, name } = useIdentity();
  const setPassword = useSetPassword();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newPasswordSchema([email, name])),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => {
    if (setPassword.isPending) return;
    setPassword.mutate(
      { password },
      {
        onSuccess: () => navigate(paths.admin.dashboard, { replace: true }),
        onError: (error) => {
          const passwordProblem = toPasswordError(error);
          if (passwordProblem?.field === 'password')
            setError('password', { message: passwordProblem.message }, { shouldFocus: true });
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-all text-fg">{email}</strong>.
      </p>
      {setPassword.error && toPasswordError(setPassword.error)?.field !== 'password' ? (
        <AuthAlert error={toAppError(setPassword.error)} />
      ) : null}
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        {...register('password')}
        {...authText.fields.newPassword}
        error={formState.errors.password?.message}
      />
      <button type="submit" className={buttonStyles('primary')} disabled={setPassword.isPending}>
        {setPassword.isPending ? text.submitting : text.submit}
      </button>
      <Link to={paths.admin.dashboard} className={buttonStyles('quiet')}>
        {text.skip}
      </Link>
    </form>
  );
}
