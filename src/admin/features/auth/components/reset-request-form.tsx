import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/admin/ui/button';
import { authText, resetText } from '@/copy/admin/auth';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { useRequestPasswordReset } from '../api/auth-mutations';
import { resetRequestSchema } from '../auth-schema';
import { AuthAlert } from './auth-alert';

const text = resetText.request;

/** Asks for the link that opens the new-password form. */
export function ResetRequestForm({ defaultEmail = '' }: { defaultEmail?: string }) {
  const request = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetRequestSchema),
    defaultValues: { email: defaultEmail },
  });
  const submit = handleSubmit(({ email }) => {
    if (!request.isPending) request.mutate(email);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={text.title}>
      <p className="text-muted">{text.lead}</p>
      {request.error ? <AuthAlert error={toAppError(request.error)} /> : null}
      <p role="status" className={request.isSuccess ? 'border-l-4 border-success py-1 pl-3' : 'sr-only'}>
        {request.isSuccess ? text.done : ''}
      </p>
      <TextField
        {...register('email')}
        {...authText.fields.email}
        type="email"
        autoComplete="username"
        required
        error={formState.errors.email?.message}
      />
      <Button variant="primary" size="regular" type="submit" disabled={request.isPending}>
        {request.isPending ? text.submitting : text.submit}
      </Button>
      <Link to={paths.auth} className={buttonStyles('quiet')}>
        {text.back}
      </Link>
    </form>
  );
}
