import { Link, useNavigate } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { useSetPassword } from '../api/auth-mutations';
import { createNewPasswordSchema } from '../auth-schema';
import { toNewPasswordError } from '../password-error';
import { useIdentity } from '../use-identity';
import { AuthAlert } from './auth-alert';
import { NewPasswordField } from './new-password-field';

const text = passwordResetText.choose;

/** Form of a new password after a link from a mail. */
export function NewPasswordForm() {
  const { email, name } = useIdentity();
  const setPassword = useSetPassword();
  const navigate = useNavigate();
  const { field, isSubmitting, failure, submit } = useMutationForm({
    schema: createNewPasswordSchema([email, name]),
    defaultValues: { password: '' },
    mutation: setPassword,
    save: setPassword.mutateAsync,
    toFieldError: toNewPasswordError,
    onSuccess: () => void navigate(paths.admin.dashboard, { replace: true }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-all text-fg">{email}</strong>.
      </p>
      {failure ? <AuthAlert error={failure} /> : null}
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField {...field('password')} {...authText.fields.newPassword} />
      <Button variant="primary" size="regular" type="submit" disabled={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
      <Link to={paths.admin.dashboard} className={buttonStyles('quiet')}>
        {text.skip}
      </Link>
    </form>
  );
}
