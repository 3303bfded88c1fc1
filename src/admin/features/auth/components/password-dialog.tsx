import { Link } from 'react-router-dom';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { accountText } from '@/copy/admin/account';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { useSetPassword } from '../api/auth-mutations';
import { PASSWORD_RESET_HREF } from '../auth-location-state';
import { createPasswordChangeSchema } from '../auth-schema';
import { toCurrentPasswordFieldError, toNewPasswordFieldError } from '../password-error';
import { useOwnNameAndEmail } from '../use-identity';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';
import { UsernameHint } from './username-hint';

const text = accountText.password;

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email, name } = useOwnNameAndEmail();
  const passwordChange = useSetPassword();
  const { field, dialog } = useEditDialogForm({
    schema: createPasswordChangeSchema([email, name]),
    defaultValues: { currentPassword: '', password: '' },
    mutation: passwordChange,
    save: passwordChange.mutateAsync,
    toFieldError: (error) => toNewPasswordFieldError(error) ?? toCurrentPasswordFieldError(error),
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
        <UsernameHint email={email} />
        <PasswordField
          {...field('currentPassword')}
          {...text.fields.currentPassword}
          autoComplete="current-password"
          required
        />
        <Link
          to={PASSWORD_RESET_HREF}
          className="inline-flex min-h-10 items-center self-start text-sm text-highlight underline underline-offset-4 hover:text-fg"
        >
          {text.forgotPassword}
        </Link>
      </div>
      <NewPasswordField {...field('password')} {...authText.fields.newPassword} />
    </EditDialog>
  );
}
