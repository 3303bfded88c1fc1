import { type ReactNode, useId } from 'react';
import { type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { SwitchField } from '@/admin/ui/switch-field';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { permissionGroupText, permissionText, roleFormText as text } from '@/copy/admin/roles';
import { TextAreaField, TextField } from '@/shared/form/field';
import type { AppError } from '@/shared/lib/app-error';
import { useSaveRole } from '../api/role-mutations';
import { permissionGroups, roleSchema, toRoleValues } from '../role-schema';

interface RoleFormDialogProps {
  /** Null for a new role. */
  role: RoleDefinition | null;
  onClose: () => void;
}

function PermissionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a screen reader would announce two nested fieldsets at each switch
    <div role="group" aria-labelledby={id} className="mt-4">
      <h3 id={id} className="font-display text-base">
        {label}
      </h3>
      <div className="divide-y divide-line">{children}</div>
    </div>
  );
}

function explainError({ kind, message }: AppError): string {
  if (kind === 'forbidden') return text.refused;
  if (kind === 'conflict') return text.changedMeanwhile;
  return kind === 'not-found' || kind === 'in-use' ? text.missing : message;
}

export function RoleFormDialog({ role, onClose }: RoleFormDialogProps) {
  const save = useSaveRole(role);
  const { form, field, dialog } = useEditDialogForm({
    schema: roleSchema,
    defaultValues: toRoleValues(role),
    mutation: save,
    save: save.mutateAsync,
    toFieldError: ({ kind }) => (kind === 'duplicate' ? { field: 'label', message: text.nameTaken } : null),
    explain: explainError,
    onClose,
  });
  const isSuperAdminRole = role?.key === SUPER_ADMIN;

  return (
    <EditDialog title={role ? text.editTitle : text.newTitle} {...dialog}>
      <TextField {...field('label')} {...text.fields.label} required />
      <TextAreaField {...field('description')} {...text.fields.description} rows={2} />
      <fieldset className="min-w-0">
        <legend className="eyebrow">{text.permissions}</legend>
        {isSuperAdminRole ? (
          <>
            <p className="mt-2 text-muted">{text.lockedPermissions}</p>
            <SwitchField {...permissionText.all} code="all" checked disabled readOnly />
          </>
        ) : (
          Object.entries(permissionGroupText).map(([group, label]) => (
            <PermissionGroup key={group} label={label}>
              {permissionGroups[group as keyof typeof permissionGroups].map((permission) => (
                <SwitchField
                  key={permission}
                  {...form.register('permissions')}
                  {...permissionText[permission]}
                  value={permission}
                  code={permission}
                />
              ))}
            </PermissionGroup>
          ))
        )}
      </fieldset>
    </EditDialog>
  );
}
