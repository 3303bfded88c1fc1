import { Link } from 'react-router-dom';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useFormDialog } from '@/admin/ui/use-form-dialog';
import { accountText } from '@/copy/admin/account';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { useSetPassword } from '../api/auth-mutations';
import { passwordResetHref } from '../auth-location-state';
import { createPasswordChangeSchema } from '../auth-schema';
import { toCurrentPasswordError, toNewPasswordError } from '../password-error';
import { useIdentity } from '../use-identity';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';

const text = accountText.password;

/** Dialog to change one's own password, which needs the current one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email, name } = useIdentity();
  const passwordChange = useSetPassword();
  const { field, dialog } = useFormDialog({
    schema: createPasswordChangeSchema([email, name]),
    defaultValues: { currentPassword: '', password: '' },
    mutation: passwordChange,
    save: passwordChange.mutateAsync,
    toFieldError: (error) => toNewPasswordError(error) ?? toCurrentPasswordError(error),
    onClose,
  });

  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={passwordResetText.choose.submit}
      pendingLabel={passwordResetText.choose.submitting}
      {...dialog}
    >
      <div className="flex flex-col gap-1.5">
        <PasswordField
          {...field('currentPassword')}
          {...text.fields.currentPassword}
          autoComplete="current-password"
          required
        />
        <Link
          to={passwordResetHref}
          className="inline-flex min-h-10 items-center self-start text-sm text-highlight underline underline-offset-4 hover:text-fg"
        >
          {text.forgotPassword}
        </Link>
      </div>
      <NewPasswordField {...field('password')} {...authText.fields.newPassword} username={email} />
    </EditDialog>
  );
}
