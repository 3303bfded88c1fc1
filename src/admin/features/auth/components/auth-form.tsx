import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/admin/ui/button';
import type { AppError } from '@/shared/lib/app-error';
import { AuthAlert } from './auth-alert';

interface AuthFormProps {
  label: string;
  lead?: ReactNode;
  /** Part of the result of `useMutationForm`. */
  state: { isSubmitting: boolean; failure: AppError | null; submit: ComponentProps<'form'>['onSubmit'] };
  submitLabel: string;
  pendingLabel: string;
  /** Links and buttons below the submit button. */
  footer?: ReactNode;
  children: ReactNode;
}

export function AuthForm(props: AuthFormProps) {
  const { label, lead, state, submitLabel, pendingLabel, footer, children } = props;
  return (
    <form noValidate aria-label={label} className="flex flex-col gap-5" onSubmit={state.submit}>
      {lead ? <p className="text-muted">{lead}</p> : null}
      {state.failure ? <AuthAlert error={state.failure} /> : null}
      {children}
      <Button variant="primary" size="regular" type="submit" isPending={state.isSubmitting}>
        {state.isSubmitting ? pendingLabel : submitLabel}
      </Button>
      {footer}
    </form>
  );
}
