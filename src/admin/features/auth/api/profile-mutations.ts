import { useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { accountToastTexts } from '@/copy/admin/account';
import { authToastTexts } from '@/copy/admin/toasts';
import type { ProfileValues, SignUpValues } from '../auth-schema';
import { setPassword } from './auth-mutations';

const renameProfile = ({ id, values }: { id: string; values: ProfileValues }) =>
  unwrap(
    supabase
      .from('profiles')
      .update({ first_name: values.firstName, last_name: values.lastName })
      .eq('id', id)
      .select('id')
      .single(),
  );

export function useRenameProfile() {
  return useMutation({
    mutationFn: renameProfile,
    // An empty key matches all queries: many screens show the name.
    meta: {
      invalidates: [[]],
      success: accountToastTexts.nameSaved,
      error: accountToastTexts.nameSaveFailed,
    },
  });
}

/** Saves the name, then the password, of an invited person. A retry saves the name again. */
export function useCompleteInvitation() {
  return useMutation({
    mutationFn: async ({ id, values }: { id: string; values: SignUpValues }) => {
      await renameProfile({ id, values });
      await setPassword({ password: values.password });
    },
    meta: { invalidates: [[]], success: authToastTexts.welcomed },
  });
}
