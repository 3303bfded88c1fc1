import { Link } from 'react-router-dom';
import { useMutationForm } from '@/admin/hooks/use-mutation-form';
import { Button } from '@/admin/ui/button';
import { authText, passwordResetText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { paths } from '@/shared/lib/paths';
import { useRequestPasswordReset } from '../api/auth-mutations';
import { resetRequestSchema } from '../auth-schema';
import { AuthAlert } from './auth-alert';

const text = passwordResetText.request;

/** Requests the link of a password reset. */
export function ResetRequestForm({ defaultEmail = '' }: { defaultEmail?: string }) {
  const request = useRequestPasswordReset();
  const { field, isSubmitting, failure, submit } = useMutationForm({
    schema: resetRequestSchema,
    defaultValues: { email: defaultEmail },
    mutation: request,
    save: ({ email }) => request.mutateAsync(email),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">{text.lead}</p>
      {failure ? <AuthAlert error={failure} /> : null}
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
      <Button variant="primary" size="regular" type="submit" disabled={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
      <Link to={paths.auth} className={buttonStyles('quiet')}>
        {text.back}
      </Link>
    </form>
  );
}
