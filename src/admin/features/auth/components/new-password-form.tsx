import { Link, useNavigate } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { useSetPassword } from '../api/auth-mutations';
import { createPasswordResetSchema } from '../auth-schema';
import { toNewPasswordFieldError } from '../password-error';
import { useOwnNameAndEmail } from '../use-identity';
import { AuthForm } from './auth-form';
import { NewPasswordField } from './new-password-field';
import { UsernameHint } from './username-hint';

const text = passwordResetText.choose;

/** Form of a new password after a link from a mail. */
export function NewPasswordForm() {
  const { email, name } = useOwnNameAndEmail();
  const setPassword = useSetPassword();
  const navigate = useNavigate();
  const { field, ...submitState } = useMutationForm({
    schema: createPasswordResetSchema([email, name]),
    defaultValues: { password: '' },
    mutation: setPassword,
    save: setPassword.mutateAsync,
    toFieldError: toNewPasswordFieldError,
    onSuccess: () => void navigate(paths.admin.dashboard, { replace: true }),
  });
  return (
    <AuthForm
      label={text.title}
      lead={
        <>
          {text.lead} <strong className="break-all text-fg">{email}</strong>.
        </>
      }
      submitState={submitState}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      footer={
        // Back must not open this form: after another sign-in, the server refuses a password from it.
        <Link to={paths.admin.dashboard} replace className={getButtonClassName('quiet')}>
          {text.skip}
        </Link>
      }
    >
      <UsernameHint email={email} />
      <NewPasswordField {...field('password')} {...authText.fields.newPassword} />
    </AuthForm>
  );
}
