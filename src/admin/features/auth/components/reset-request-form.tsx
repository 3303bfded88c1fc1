import { Link } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { TextField } from '@/shared/form/field';
import { paths } from '@/shared/lib/paths';
import { useRequestPasswordReset } from '../api/auth-mutations';
import { resetRequestSchema } from '../auth-schema';
import { AuthForm } from './auth-form';

const text = passwordResetText.request;

export function ResetRequestForm({ defaultEmail = '' }: { defaultEmail?: string }) {
  const request = useRequestPasswordReset();
  const { field, ...submitState } = useMutationForm({
    schema: resetRequestSchema,
    defaultValues: { email: defaultEmail },
    mutation: request,
    save: ({ email }) => request.mutateAsync(email),
  });
  return (
    <AuthForm
      label={text.title}
      lead={text.lead}
      submitState={submitState}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      footer={
        <Link to={paths.auth} className={getButtonClassName('quiet')}>
          {text.back}
        </Link>
      }
    >
      <p role="status" className={request.isSuccess ? 'border-l-4 border-success py-1 pl-3' : 'sr-only'}>
        {request.isSuccess ? text.linkSent : ''}
      </p>
      <TextField
        {...field('email')}
        {...authText.fields.email}
        type="email"
        autoComplete="username"
        required
      />
    </AuthForm>
  );
}
