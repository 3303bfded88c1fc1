import { authFieldErrorTexts } from '@/copy/admin/auth';
import type { AppError } from '@/shared/lib/app-error';

/** Returns the error to show at the field of a new password; null for other errors. */
export function toNewPasswordFieldError({ kind, message }: AppError) {
  if (kind === 'weak-password')
    return { field: 'password', message: authFieldErrorTexts.passwordWeak } as const;
  return kind === 'same-password' ? ({ field: 'password', message } as const) : null;
}

/** Returns the error to show at the field of the current password; null for other errors. */
export const toCurrentPasswordFieldError = ({ kind }: AppError) =>
  kind === 'credentials'
    ? ({ field: 'currentPassword', message: authFieldErrorTexts.passwordWrong } as const)
    : null;
