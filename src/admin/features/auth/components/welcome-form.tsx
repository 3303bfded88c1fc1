import { useNavigate } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { authText, welcomeText as text } from '@/copy/admin/auth';
import { paths } from '@/shared/lib/paths';
import { useCompleteInvitation } from '../api/profile-mutations';
import { useAuth } from '../auth-context';
import { signUpSchema } from '../auth-schema';
import { toNewPasswordFieldError } from '../password-error';
import { AuthForm } from './auth-form';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { UsernameHint } from './username-hint';

/** Form for the name and password of a person who accepted an invitation. */
export function WelcomeForm() {
  const { user } = useAuth();
  const email = user?.email ?? '';
  const completeInvitation = useCompleteInvitation();
  const navigate = useNavigate();
  const { field, ...submitState } = useMutationForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email, password: '' },
    mutation: completeInvitation,
    save: (values) => completeInvitation.mutateAsync({ id: user?.id ?? '', values }),
    isBusy: !user,
    toFieldError: toNewPasswordFieldError,
    onSuccess: () => void navigate(paths.admin.dashboard, { replace: true }),
  });
  return (
    <AuthForm
      label={text.title}
      lead={
        <>
          {text.lead} <strong className="break-words text-fg">{email}</strong>.
        </>
      }
      submitState={submitState}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
    >
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      <UsernameHint email={email} />
      <NewPasswordField {...field('password')} {...authText.fields.chosenPassword} />
    </AuthForm>
  );
}
