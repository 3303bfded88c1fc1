import { useMutation } from '@tanstack/react-query';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { accountToasts } from '@/copy/admin/account';
import { authToasts } from '@/copy/admin/toasts';
import type { AppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { isolatedClient, supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { SignInValues, SignUpValues } from '../auth-schema';
import { type AuthSession, owesSecondFactor } from './session';

/** The specification wants the provider's own message in these toasts; ours stands in when it said nothing. */
const withProviderMessage = (toast: { title: string }) => (error: AppError) => ({
  ...toast,
  description: error.providerMessage || error.message,
});

/** Signs in; the session arrives through the auth state, which is what moves the page. Who owes a code is welcomed after it. */
export function useSignIn() {
  return useMutation({
    mutationFn: (values: SignInValues) => unwrap(supabase.auth.signInWithPassword(values)),
    meta: {
      success: (data) =>
        owesSecondFactor((data as { session: AuthSession }).session) ? undefined : authToasts.signedIn,
      error: withProviderMessage(authToasts.signInFailed),
    },
  });
}

/** Creates an account, with the address that the specification wants told; the link of the mail is the template's. */
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
    meta: { success: authToasts.signedUp, error: withProviderMessage(authToasts.signUpFailed) },
  });
}

/** Sends the link that opens the new-password form. Its answer is the same whether the account exists or not. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) => unwrap(supabase.auth.resetPasswordForEmail(email)),
  });
}

/** Sets the password of the person who is signed in. Without the current one only if a link of a mail opened the session. */
export function useSetPassword() {
  return useMutation({
    mutationFn: ({ password, currentPassword }: { password: string; currentPassword?: string }) =>
      unwrap(supabase.auth.updateUser({ password, current_password: currentPassword })),
    meta: { success: authToasts.passwordChanged },
  });
}

/** Asks for another address, which holds once both have confirmed. The server asks for no password here: we do, before. */
export function useChangeAddress(currentEmail: string) {
  return useMutation({
    mutationFn: async ({ email, currentPassword }: { email: string; currentPassword: string }) => {
      const { auth } = isolatedClient();
      await unwrap(auth.signInWithPassword({ email: currentEmail, password: currentPassword }));
      await auth.signOut({ scope: 'local' });
      await unwrap(supabase.auth.updateUser({ email }));
    },
    meta: { success: accountToasts.addressAsked },
  });
}

/**
 * The guard has already left, with the way back in mind; someone who signs out wants none. Who has gone on to ask for a
 * password while the server was answering is left there.
 */
function leave(navigate: NavigateFunction): void {
  const { pathname, search } = window.location;
  if (pathname !== paths.auth || search === '') navigate(paths.auth, { replace: true });
}

/** Signs out of this browser and goes to the sign-in page; other devices stay signed in. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { error } = await supabase.auth.signOut({ scope: 'local' });
      if (error) throw error;
    },
    onSuccess: () => leave(navigate),
    meta: { success: authToasts.signedOut, error: authToasts.signOutFailed },
  });
}

/** Ends every session of this account, here and on every other device. */
export function useSignOutEverywhere() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { error } = await supabase.auth.signOut({ scope: 'global' });
      if (error) throw error;
    },
    onSuccess: () => leave(navigate),
    meta: { success: accountToasts.signedOutEverywhere, error: authToasts.signOutFailed },
  });
}
