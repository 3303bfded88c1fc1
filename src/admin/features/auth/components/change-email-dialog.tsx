import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { accountText } from '@/copy/admin/account';
import { TextField } from '@/shared/form/field';
import type { AppError } from '@/shared/lib/app-error';
import { useChangeEmail } from '../api/auth-mutations';
import { useAuth } from '../auth-context';
import { changeEmailSchema } from '../auth-schema';
import { toCurrentPasswordFieldError } from '../password-error';
import { PasswordField } from './password-field';
import { UsernameHint } from './username-hint';

const text = accountText.address;

/** Returns the error to show at the field of the new address; null for other errors. */
function toEmailFieldError({ kind, message }: AppError) {
  if (kind === 'known-account') return { field: 'email', message: text.takenAddress } as const;
  return kind === 'invalid-email' ? ({ field: 'email', message } as const) : null;
}

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const email = user?.email ?? '';
  const emailChange = useChangeEmail();
  const { field, dialog } = useEditDialogForm({
    schema: changeEmailSchema,
    defaultValues: { email: '', currentPassword: '' },
    mutation: emailChange,
    save: emailChange.mutateAsync,
    check: (values) => (values.email === email ? { field: 'email', message: text.sameAddress } : null),
    toFieldError: (error) => toEmailFieldError(error) ?? toCurrentPasswordFieldError(error),
    onClose,
  });

  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      {...dialog}
    >
      <TextField {...field('email')} {...text.fields.email} type="email" autoComplete="email" required />
      <UsernameHint email={email} />
      <PasswordField
        {...field('currentPassword')}
        {...text.fields.currentPassword}
        autoComplete="current-password"
        required
      />
    </EditDialog>
  );
}
