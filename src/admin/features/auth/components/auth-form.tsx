import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/admin/ui/button';
import type { AppError } from '@/shared/lib/app-error';
import { AuthAlert } from './auth-alert';

interface AuthFormProps {
  label: string;
  lead?: ReactNode;
  /** Part of the result of `useMutationForm`. */
  submitState: {
    isSubmitting: boolean;
    isBlocked: boolean;
    failure: AppError | null;
    submit: ComponentProps<'form'>['onSubmit'];
  };
  submitLabel: string;
  pendingLabel: string;
  /** Links and buttons below the submit button. */
  footer?: ReactNode;
  children: ReactNode;
}

export function AuthForm(props: AuthFormProps) {
  const { label, lead, submitState, submitLabel, pendingLabel, footer, children } = props;
  const { isSubmitting, isBlocked, failure, submit } = submitState;
  return (
    <form noValidate aria-label={label} className="flex flex-col gap-5" onSubmit={submit}>
      {lead ? <p className="text-muted">{lead}</p> : null}
      {failure ? <AuthAlert error={failure} /> : null}
      {children}
      <Button variant="primary" size="regular" type="submit" isPending={isSubmitting} disabled={isBlocked}>
        {isSubmitting ? pendingLabel : submitLabel}
      </Button>
      {footer}
    </form>
  );
}
