import type { RoleDefinition } from '@/admin/config/roles';
import { emailSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { invitationToastTexts, invitationText as text } from '@/copy/admin/invitations';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { SelectField, TextField } from '@/shared/form/field';
import type { AppError } from '@/shared/lib/app-error';
import { useInvitePerson } from '../api/invitation-mutations';
import {
  getRoleDenialReason,
  INVITEE_AS_MANAGED_PERSON,
  type ManagingPerson,
  sortRolesForAssignment,
} from '../user-model';

const invitationSchema = z.object({
  email: emailSchema,
  role: z.string().min(1, fieldErrorTexts.required),
});

function toFieldError({ kind }: AppError) {
  if (kind === 'in-use') return { field: 'role', message: text.missingRole } as const;
  return kind === 'duplicate'
    ? ({ field: 'email', message: invitationToastTexts.alreadyInvited.description } as const)
    : null;
}

interface InviteDialogProps {
  roles: readonly RoleDefinition[];
  manager: ManagingPerson;
  onClose: () => void;
}

export function InviteDialog({ roles, manager, onClose }: InviteDialogProps) {
  const invite = useInvitePerson();
  const grantableRoles = sortRolesForAssignment(roles).filter(
    (role) => !getRoleDenialReason(manager, INVITEE_AS_MANAGED_PERSON, role),
  );
  const { field, dialog } = useEditDialogForm({
    schema: invitationSchema,
    defaultValues: { email: '', role: '' },
    mutation: invite,
    save: invite.mutateAsync,
    toFieldError,
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
      <TextField {...field('email')} {...text.fields.email} type="email" autoComplete="off" required />
      <SelectField {...field('role')} {...text.fields.role} required>
        <option value="">{text.chooseRole}</option>
        {grantableRoles.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </EditDialog>
  );
}
