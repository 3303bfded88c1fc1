import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/admin/ui/button';
import { authText, resetText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useSetPassword } from '../api/auth-mutations';
import { newPasswordSchema } from '../auth-schema';
import { passwordError } from '../password-error';
import { useIdentity } from '../use-identity';
import { AuthAlert } from './auth-alert';
import { NewPasswordField } from './new-password-field';

const text = resetText.choose;

/** New password of whoever a link of a mail has just signed in. */
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
          const said = passwordError(error);
          if (said?.field === 'password')
            setError('password', { message: said.message }, { shouldFocus: true });
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-all text-fg">{email}</strong>.
      </p>
      {setPassword.error && passwordError(setPassword.error)?.field !== 'password' ? (
        <AuthAlert error={toAppError(setPassword.error)} />
      ) : null}
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        {...register('password')}
        {...authText.fields.newPassword}
        error={formState.errors.password?.message}
      />
      <Button variant="primary" size="regular" type="submit" disabled={setPassword.isPending}>
        {setPassword.isPending ? text.submitting : text.submit}
      </Button>
      <Link to={paths.admin.dashboard} className={buttonStyles('quiet')}>
        {text.skip}
      </Link>
    </form>
  );
}
