import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Box with an error message. Screen readers announce it at once. */
export function Alert({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={clsx('rounded-card border border-danger bg-danger/10 p-3 text-danger', className)}
    >
      {children}
    </p>
  );
}
