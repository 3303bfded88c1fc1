import { authFieldErrorTexts } from '@/copy/admin/auth';
import type { AppError } from '@/shared/lib/app-error';

/** Returns the error of the field of a new password. */
export function toNewPasswordError({ kind, message }: AppError) {
  if (kind === 'weak-password')
    return { field: 'password', message: authFieldErrorTexts.passwordWeak } as const;
  return kind === 'same-password' ? ({ field: 'password', message } as const) : null;
}

/** Returns the error of the field of the current password. */
export const toCurrentPasswordError = ({ kind }: AppError) =>
  kind === 'credentials'
    ? ({ field: 'currentPassword', message: authFieldErrorTexts.passwordWrong } as const)
    : null;
