import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EditDialog } from '@/components/form/edit-dialog';
import { TextField } from '@/components/form/field';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { roleBadgeTone } from '@/config/roles';
import { accountText as text } from '@/content/admin/account';
import { toAppError } from '@/lib/app-error';
import { identityQueries } from '../api/identity-queries';
import { useRename } from '../api/profile-mutations';
import { useAuth } from '../auth-context';
import { profileSchema } from '../auth-schema';
import { useAccess } from '../use-identity';

/** One's own account: the name others see, the address, the roles and the way to another password. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const { roles, hasRole } = useAccess();
  const { data: profile } = useQuery(identityQueries.profile(user?.id ?? ''));
  const rename = useRename();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: { firstName: '', lastName: '' },
    // known as soon as the profile is; what is typed meanwhile stays
    values: profile ? { firstName: profile.first_name, lastName: profile.last_name } : undefined,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((values) => {
    if (!user || rename.isPending) return;
    rename.mutate({ id: user.id, values }, { onSuccess: onClose });
  });

  return (
    <EditDialog
      title={text.title}
      dirty={isDirty && !rename.isSuccess}
      pending={rename.isPending}
      error={rename.error ? toAppError(rename.error).message : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('firstName')}
          {...text.fields.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          {...text.fields.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </div>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{text.email}</dt>
          <dd className="break-all">{user?.email}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-muted">{text.roles}</dt>
          <dd className="mt-0.5 flex flex-wrap gap-2">
            {roles.map(({ key, label }) => (
              <Badge key={key} tone={roleBadgeTone(key)}>
                {label}
              </Badge>
            ))}
            {hasRole === false ? text.noRole : null}
          </dd>
        </div>
      </dl>
      <Link
        to={`${paths.auth}?mode=reset`}
        className="inline-flex min-h-10 items-center self-start text-highlight underline underline-offset-4 hover:text-fg"
      >
        {text.password}
      </Link>
    </EditDialog>
  );
}
