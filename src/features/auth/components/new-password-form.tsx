import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { paths } from '@/config/paths';
import { authText, resetText } from '@/content/admin/auth';
import { toAppError } from '@/lib/app-error';
import { useSetPassword } from '../api/auth-mutations';
import { newPasswordSchema } from '../auth-schema';
import { AuthAlert } from './auth-alert';
import { PasswordField } from './password-field';

const text = resetText.choose;

/** New password of whoever a recovery link has just signed in. */
export function NewPasswordForm({ email }: { email: string }) {
  const setPassword = useSetPassword();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => {
    if (setPassword.isPending) return;
    setPassword.mutate(password, { onSuccess: () => navigate(paths.admin.dashboard, { replace: true }) });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-all text-fg">{email}</strong>.
      </p>
      {setPassword.error ? <AuthAlert error={toAppError(setPassword.error)} /> : null}
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password')}
        {...authText.fields.newPassword}
        autoComplete="new-password"
        required
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
