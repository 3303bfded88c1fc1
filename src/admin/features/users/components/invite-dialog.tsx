import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { RoleDefinition } from '@/admin/config/roles';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { invitationToasts, invitationText as text } from '@/copy/admin/invitations';
import { SelectField, TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useInvite } from '../api/invitation-mutations';
import { invitationSchema } from '../invitation-schema';
import { inAssignOrder, type Manager, NEWCOMER, refusalOf } from '../user-model';

interface InviteDialogProps {
  roles: readonly RoleDefinition[];
  manager: Manager;
  onClose: () => void;
}

/** Invites an address to a role. */
export function InviteDialog({ roles, manager, onClose }: InviteDialogProps) {
  const invite = useInvite();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(invitationSchema),
    defaultValues: { email: '', role: '' },
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((values) => {
    if (invite.isPending) return;
    const refusal = refusalOf(
      manager,
      NEWCOMER,
      roles.find(({ key }) => key === values.role),
    );
    if (refusal) return setError('role', { message: refusal }, { shouldFocus: true });
    invite.mutate(values, {
      onSuccess: onClose,
      onError: (cause) => {
        if (toAppError(cause).kind === 'duplicate')
          setError('email', { message: invitationToasts.known.description }, { shouldFocus: true });
      },
    });
  });

  const failure = invite.error ? toAppError(invite.error) : null;
  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      dirty={isDirty && !invite.isSuccess}
      pending={invite.isPending}
      error={failure && failure.kind !== 'duplicate' ? failure.message : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...register('email')}
        {...text.fields.email}
        type="email"
        autoComplete="off"
        required
        error={errors.email?.message}
      />
      <SelectField {...register('role')} {...text.fields.role} required error={errors.role?.message}>
        <option value="">{text.chooseRole}</option>
        {inAssignOrder(roles).map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </EditDialog>
  );
}
