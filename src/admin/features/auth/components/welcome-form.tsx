import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { authText, welcomeText as text } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useWelcome } from '../api/profile-mutations';
import { useAuth } from '../auth-context';
import { welcomeSchema } from '../auth-schema';
import { toPasswordError } from '../password-error';
import { AuthAlert } from './auth-alert';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';

const { fields } = authText;

/** Name and password of a person who accepted an invitation. */
export function WelcomeForm() {
  const { user } = useAuth();
  const email = user?.email ?? '';
  const welcome = useWelcome();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(welcomeSchema(email)),
    defaultValues: { firstName: '', lastName: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    if (!user || welcome.isPending) return;
    welcome.mutate(
      { id: user.id, values },
      {
        onSuccess: () => navigate(paths.admin.dashboard, { replace: true }),
        onError: (error) => {
          const passwordProblem = toPasswordError(error);
          if (passwordProblem?.field === 'password')
            setError('password', { message: passwordProblem.message }, { shouldFocus: true });
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">
        {text.lead} <strong className="break-words text-fg">{email}</strong>.
      </p>
      {welcome.error && toPasswordError(welcome.error)?.field !== 'password' ? (
        <AuthAlert error={toAppError(welcome.error)} />
      ) : null}
      <NameFields
        names={{ firstName: register('firstName'), lastName: register('lastName') }}
        errors={errors}
      />
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        {...register('password')}
        {...fields.chosenPassword}
        error={errors.password?.message}
      />
      <button type="submit" className={buttonStyles('primary')} disabled={welcome.isPending}>
        {welcome.isPending ? text.submitting : text.submit}
      </button>
    </form>
  );
}
