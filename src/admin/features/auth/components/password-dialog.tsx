import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { accountText } from '@/copy/admin/account';
import { authText, resetText } from '@/copy/admin/auth';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useSetPassword } from '../api/auth-mutations';
import { passwordChangeSchema } from '../auth-schema';
import { passwordError } from '../password-error';
import { useIdentity } from '../use-identity';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';

const text = accountText.password;

/** Another password for one's own account, for who knows the current one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email, name } = useIdentity();
  const change = useSetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordChangeSchema([email, name])),
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: onClose,
      onError: (cause) => {
        const said = passwordError(cause);
        if (said) setError(said.field, { message: said.message }, { shouldFocus: true });
      },
    });
  });

  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={resetText.choose.submit}
      pendingLabel={resetText.choose.submitting}
      dirty={isDirty && !change.isSuccess}
      pending={change.isPending}
      error={change.error && !passwordError(change.error) ? toAppError(change.error).message : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="flex flex-col gap-1.5">
        <PasswordField
          {...register('currentPassword')}
          {...text.fields.currentPassword}
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
        />
        <Link
          to={`${paths.auth}?mode=reset`}
          className="inline-flex min-h-10 items-center self-start text-sm text-highlight underline underline-offset-4 hover:text-fg"
        >
          {text.forgotten}
        </Link>
      </div>
      <NewPasswordField
        {...register('password')}
        {...authText.fields.newPassword}
        error={errors.password?.message}
      />
    </EditDialog>
  );
}
