import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { authText } from '@/copy/admin/auth';
import type { AppError } from '@/shared/lib/app-error';

interface AuthAlertProps {
  error: AppError;
  children?: ReactNode;
}

/** Error box: advice in French, and the message of the sign-in server. */
export function AuthAlert({ error, children }: AuthAlertProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger bg-danger/10 p-4">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold text-danger">{error.message}</p>
        {error.providerMessage ? (
          <p className="mt-1 text-sm text-muted">
            {authText.serverAnswer}
            {'\u00a0: '}
            <span lang="en">{error.providerMessage}</span>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
