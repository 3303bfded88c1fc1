import { useMutation } from '@tanstack/react-query';
import { accountToasts } from '@/copy/admin/account';
import { authToasts } from '@/copy/admin/toasts';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { ProfileValues, WelcomeValues } from '../auth-schema';

const rename = ({ id, values }: { id: string; values: ProfileValues }) =>
  unwrap(
    supabase
      .from('profiles')
      .update({ first_name: values.firstName, last_name: values.lastName })
      .eq('id', id)
      .select('id')
      .single(),
  );

/** Changes the name on one's own profile. */
export function useRename() {
  return useMutation({
    mutationFn: rename,
    // everything: a name stands on many screens
    meta: { invalidates: [[]], success: accountToasts.renamed, error: accountToasts.renameFailed },
  });
}

/** The name and the password of whoever has just accepted an invitation; the name first, which may be sent twice. */
export function useWelcome() {
  return useMutation({
    mutationFn: async ({ id, values }: { id: string; values: WelcomeValues }) => {
      await rename({ id, values });
      await unwrap(supabase.auth.updateUser({ password: values.password }));
    },
    meta: { invalidates: [[]], success: authToasts.welcomed },
  });
}
