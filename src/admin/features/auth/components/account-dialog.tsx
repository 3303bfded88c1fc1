import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRoleBadgeTone } from '@/admin/config/roles';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { accountText as text } from '@/copy/admin/account';
import { TextField } from '@/shared/form/field';
import { identityQueries } from '../api/identity-queries';
import { useRenameProfile } from '../api/profile-mutations';
import { useSignOut } from '../api/sign-out';
import { useAuth } from '../auth-context';
import { profileSchema } from '../auth-schema';
import { MfaDialog } from '../mfa/mfa-dialog';
import { useOwnRolesAndPermissions } from '../use-identity';
import { ChangeEmailDialog } from './change-email-dialog';
import { NotificationSettingsSection } from './notification-settings-section';
import { PasswordDialog } from './password-dialog';
import { SessionsDialog } from './sessions-dialog';

function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { title, text: description, confirm } = text.signOutEverywhere;
  return (
    <ConfirmMutationDialog
      // The mutation takes no variables.
      target={undefined}
      title={title}
      description={description}
      confirmLabel={confirm}
      pendingLabel={confirm}
      mutation={useSignOut('global')}
      onClose={onClose}
    />
  );
}

/** Dialogs that open over « Mon compte ». */
const dialogs = {
  address: ChangeEmailDialog,
  password: PasswordDialog,
  secondFactor: MfaDialog,
  sessions: SessionsDialog,
  signOutEverywhere: SignOutEverywhereDialog,
};
type DialogName = keyof typeof dialogs;
const dialogNames = Object.keys(dialogs) as DialogName[];

export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const { roles, hasNoRole } = useOwnRolesAndPermissions();
  const { data: profile } = useQuery(identityQueries.profile(user?.id));
  const rename = useRenameProfile();
  const initialValues = profile && { firstName: profile.first_name, lastName: profile.last_name };
  const { field, dialog } = useEditDialogForm({
    schema: profileSchema,
    defaultValues: initialValues ?? { firstName: '', lastName: '' },
    // A profile that loads late fills only the fields that were not edited.
    form: initialValues ? { resetOptions: { keepDirtyValues: true }, values: initialValues } : {},
    mutation: rename,
    save: (values) => rename.mutateAsync({ id: user?.id ?? '', values }),
    isBusy: !user,
    onClose,
  });
  const [openDialogName, setOpenDialogName] = useState<DialogName | null>(null);
  const OpenDialog = openDialogName && dialogs[openDialogName];
  const pendingEmail = user?.new_email;
  useQuery(identityQueries.emailChange(pendingEmail));

  return (
    <>
      <EditDialog title={text.title} {...dialog}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} {...text.fields.firstName} autoComplete="given-name" required />
          <TextField {...field('lastName')} {...text.fields.lastName} autoComplete="family-name" />
        </div>
        <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-sm text-muted">{text.email}</dt>
            <dd className="break-all">{user?.email}</dd>
            {pendingEmail ? (
              <dd className="mt-1 break-words text-sm text-muted">
                {text.pendingAddressChange} <strong className="break-all">{pendingEmail}</strong>
              </dd>
            ) : null}
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-muted">{text.roles}</dt>
            <dd className="mt-0.5 flex flex-wrap items-center gap-2">
              {roles.map(({ key, label }) => (
                <Badge key={key} tone={getRoleBadgeTone(key)} wraps>
                  {label}
                </Badge>
              ))}
              {hasNoRole ? text.noRole : null}
            </dd>
          </div>
        </dl>
        {user ? <NotificationSettingsSection userId={user.id} /> : null}
        <div className="flex flex-wrap gap-3">
          {dialogNames.map((name) => (
            <Button key={name} onClick={() => setOpenDialogName(name)}>
              {text[name].open}
            </Button>
          ))}
        </div>
      </EditDialog>
      {OpenDialog ? <OpenDialog onClose={() => setOpenDialogName(null)} /> : null}
    </>
  );
}
