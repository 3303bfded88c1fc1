import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { authToasts } from '@/content/admin/toasts';
import type { AppError } from '@/lib/app-error';
import { supabase } from '@/lib/supabase';
import { unwrap } from '@/lib/unwrap';
import type { SignInValues, SignUpValues } from '../auth-schema';

/** The specification wants the provider's own message in these toasts; ours stands in when it said nothing. */
const withProviderMessage = (toast: { title: string }) => (error: AppError) => ({
  ...toast,
  description: error.providerMessage || error.message,
});

/** Signs in; the session arrives through the auth state, which is what moves the page. */
export function useSignIn() {
  return useMutation({
    mutationFn: (values: SignInValues) => unwrap(supabase.auth.signInWithPassword(values)),
    meta: { success: authToasts.signedIn, error: withProviderMessage(authToasts.signInFailed) },
  });
}

/** Creates an account; the confirmation mail leads to the administration. */
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
    mutationFn: (email: string) =>
      unwrap(
        supabase.auth.resetPasswordForEmail(email, {
          redirectTo: `${window.location.origin}${paths.auth}?mode=reset`,
        }),
      ),
  });
}

/** Sets the password of the person who is signed in, by a recovery link or otherwise. */
export function useSetPassword() {
  return useMutation({
    mutationFn: (password: string) => unwrap(supabase.auth.updateUser({ password })),
    meta: { success: authToasts.passwordChanged },
  });
}

/** Signs out of this browser and goes to the sign-in page; other devices stay signed in. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { error } = await supabase.auth.signOut({ scope: 'local' });
      if (error) throw error;
    },
    // The guard has already left with the way back in mind; someone who signs out wants none.
    onSuccess: () => navigate(paths.auth, { replace: true }),
    meta: { success: authToasts.signedOut, error: authToasts.signOutFailed },
  });
}
