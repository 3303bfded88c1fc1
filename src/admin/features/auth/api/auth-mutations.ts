import { useMutation } from '@tanstack/react-query';
import { getIsolatedClient, supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { accountToastTexts } from '@/copy/admin/account';
import { authToastTexts } from '@/copy/admin/toasts';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { paths } from '@/shared/lib/paths';
import type { SignInValues, SignUpValues } from '../auth-schema';
import { type AuthSession, needsMfaChallenge } from './session';

/** Adds the message of the sign-in server to a toast, as specified. Adds our French message when the server sent none. */
const createErrorToast = (toast: { title: string }) => (error: AppError) => ({
  ...toast,
  description: error.providerMessage || error.message,
});

/** Signs in. The screen reacts to the new session. With a second factor, `useVerifyMfaCode` shows the toast. */
export function useSignIn() {
  return useMutation({
    mutationFn: (values: SignInValues) => unwrap(supabase.auth.signInWithPassword(values)),
    meta: {
      success: (data) =>
        needsMfaChallenge((data as { session: AuthSession }).session) ? undefined : authToastTexts.signedIn,
      error: createErrorToast(authToastTexts.signInFailed),
    },
  });
}

/** Creates an account. The specification requires the redirect address; the mail template uses its own link. */
export function useSignUp() {
  return useMutation({
    mutationFn: ({ firstName, lastName, email, password }: SignUpValues) =>
      unwrap(
        supabase.auth.signUp({
          email,
          password,
          options: {
            emailRedirectTo: `${window.location.origin}${paths.admin.dashboard}`,
            data: { first_name: firstName, last_name: lastName },
          },
        }),
      ),
    meta: { success: authToastTexts.signedUp, error: createErrorToast(authToastTexts.signUpFailed) },
  });
}

/** Sends the link of a password reset. The response is the same for unknown addresses. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) => unwrap(supabase.auth.resetPasswordForEmail(email)),
  });
}

interface PasswordChange {
  password: string;
  /** Not required after a link from a mail. */
  currentPassword?: string;
}

async function sendPassword({ password, currentPassword }: PasswordChange): Promise<void> {
  await unwrap(supabase.auth.updateUser({ password, current_password: currentPassword }));
}

/** Checks that the account has this password: sends it as old and as new password, which the server refuses as unchanged. */
const verifyPassword = ({ password }: PasswordChange) =>
  sendPassword({ password, currentPassword: password }).catch((cause) => {
    if (toAppError(cause).kind !== 'same-password') throw cause;
  });

/** Sets the password of the signed-in person. A retry after a lost answer succeeds when the first attempt did. */
export const setPassword = makeIdempotent(sendPassword, verifyPassword, ['same-password', 'credentials']);

export function useSetPassword() {
  return useMutation({
    mutationFn: setPassword,
    meta: { success: authToastTexts.passwordChanged },
  });
}

/**
 * Requests a change of e-mail address, which the old and the new address must confirm. The server does not ask for
 * the password, so a sign-in in an isolated client checks it first.
 */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ email, currentPassword }: { email: string; currentPassword: string }) => {
      // Another browser may have confirmed an earlier change, which this session does not know yet.
      const { user } = await unwrap(supabase.auth.refreshSession());
      const { auth } = getIsolatedClient();
      await unwrap(auth.signInWithPassword({ email: user?.email ?? '', password: currentPassword }));
      await auth.signOut({ scope: 'local' });
      await unwrap(supabase.auth.updateUser({ email }));
    },
    meta: { success: accountToastTexts.addressChangeRequested },
  });
}
