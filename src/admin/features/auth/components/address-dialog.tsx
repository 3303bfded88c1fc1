import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { accountText } from '@/copy/admin/account';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useChangeAddress } from '../api/auth-mutations';
import { useAuth } from '../auth-context';
import { addressSchema } from '../auth-schema';
import { passwordError } from '../password-error';
import { PasswordField } from './password-field';

const text = accountText.address;

/** Another address for one's own account. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const email = user?.email ?? '';
  const change = useChangeAddress(email);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    if (values.email === email) return setError('email', { message: text.same }, { shouldFocus: true });
    change.mutate(values, {
      onSuccess: onClose,
      onError: (cause) => {
        const said = passwordError(cause);
        if (said) setError('currentPassword', { message: said.message }, { shouldFocus: true });
      },
    });
  });

  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      dirty={isDirty && !change.isSuccess}
      pending={change.isPending}
      error={change.error && !passwordError(change.error) ? toAppError(change.error).message : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...register('email')}
        {...text.fields.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('currentPassword')}
        {...text.fields.currentPassword}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
      />
    </EditDialog>
  );
}
