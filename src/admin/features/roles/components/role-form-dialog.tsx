import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { permissionGroupText, roleFormText as text } from '@/copy/admin/roles';
import { TextAreaField, TextField } from '@/shared/form/field';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { useSaveRole } from '../api/role-mutations';
import { permissionGroups, roleSchema, toRoleValues } from '../role-schema';
import { PermissionSwitch } from './permission-switch';

interface RoleFormDialogProps {
  /** Null for a new role. */
  role: RoleDefinition | null;
  onClose: () => void;
}

function PermissionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the one of all permissions would be said twice for each switch
    <div role="group" aria-labelledby={id} className="mt-4">
      <h3 id={id} className="font-display text-base">
        {label}
      </h3>
      <div className="divide-y divide-line">{children}</div>
    </div>
  );
}

function explain({ kind, message }: AppError): string | null {
  if (kind === 'duplicate') return null;
  if (kind === 'forbidden') return text.refused;
  if (kind === 'conflict') return text.changed;
  return kind === 'not-found' || kind === 'in-use' ? text.gone : message;
}

/** Name, description and permissions of a role. */
export function RoleFormDialog({ role, onClose }: RoleFormDialogProps) {
  const save = useSaveRole(role);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(roleSchema),
    defaultValues: toRoleValues(role),
  });
  const { errors, isDirty } = formState;
  const locked = role?.key === SUPER_ADMIN;

  const submit = handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(values, {
      onSuccess: onClose,
      onError: (cause) => {
        if (toAppError(cause).kind !== 'duplicate') return;
        setError('label', { message: text.nameTaken }, { shouldFocus: true });
      },
    });
  });

  return (
    <EditDialog
      title={role ? text.editTitle : text.newTitle}
      dirty={isDirty && !save.isSuccess}
      pending={save.isPending}
      error={save.error ? explain(toAppError(save.error)) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...register('label')} {...text.fields.label} required error={errors.label?.message} />
      <TextAreaField
        {...register('description')}
        {...text.fields.description}
        rows={2}
        error={errors.description?.message}
      />
      <fieldset className="min-w-0">
        <legend className="eyebrow">{text.permissions}</legend>
        {locked ? (
          <>
            <p className="mt-2 text-muted">{text.locked}</p>
            <PermissionSwitch permission="all" checked disabled readOnly />
          </>
        ) : (
          Object.entries(permissionGroupText).map(([group, label]) => (
            <PermissionGroup key={group} label={label}>
              {permissionGroups[group as keyof typeof permissionGroups].map((permission) => (
                <PermissionSwitch key={permission} permission={permission} {...register('permissions')} />
              ))}
            </PermissionGroup>
          ))
        )}
      </fieldset>
    </EditDialog>
  );
}
