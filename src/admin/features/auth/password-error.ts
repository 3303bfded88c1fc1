import { authFieldErrorTexts } from '@/copy/admin/auth';
import { toAppError } from '@/shared/lib/app-error';

/** Returns the password field that the server refused, and its message. */
export function toPasswordError(
  cause: unknown,
): { field: 'password' | 'currentPassword'; message: string } | null {
  if (!cause) return null;
  const { kind, message } = toAppError(cause);
  if (kind === 'weak-password') return { field: 'password', message: authFieldErrorTexts.passwordWeak };
  if (kind === 'same-password') return { field: 'password', message };
  if (kind === 'credentials') return { field: 'currentPassword', message: authFieldErrorTexts.passwordWrong };
  return null;
}

/** Returns the error of a field for a new password, in a form that does not ask for the current one. */
export function toNewPasswordError(cause: unknown): { field: 'password'; message: string } | null {
  const error = toPasswordError(cause);
  return error?.field === 'password' ? { field: 'password', message: error.message } : null;
}
