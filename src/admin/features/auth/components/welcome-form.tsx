import { useNavigate } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { authText, welcomeText as text } from '@/copy/admin/auth';
import { paths } from '@/shared/lib/paths';
import { useCompleteInvitation } from '../api/profile-mutations';
import { useAuth } from '../auth-context';
import { createWelcomeSchema } from '../auth-schema';
import { toNewPasswordError } from '../password-error';
import { AuthAlert } from './auth-alert';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';

const { fields } = authText;

/** Form for the name and password of a person who accepted an invitation. */
export function WelcomeForm() {
  const { user } = useAuth();
  const email = user?.email ?? '';
  const welcome = useCompleteInvitation();
  const navigate = useNavigate();
  const { field, failure, submit } = useMutationForm({
    schema: createWelcomeSchema(email),
    defaultValues: { firstName: '', lastName: '', password: '' },
    mutation: welcome,
    save: (values) => welcome.mutateAsync({ id: user?.id ?? '', values }),
    isBusy: !user,
    toFieldError: toNewPasswordError,
    onSuccess: () => void navigate(paths.admin.dashboard, { replace: true }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-words text-fg">{email}</strong>.
      </p>
      {failure ? <AuthAlert error={failure} /> : null}
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField {...field('password')} {...fields.chosenPassword} />
      <Button variant="primary" size="regular" type="submit" disabled={welcome.isPending}>
        {welcome.isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
