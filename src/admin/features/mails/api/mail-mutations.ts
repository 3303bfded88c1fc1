import { useMutation } from '@tanstack/react-query';
import { mailsToasts } from '@/copy/admin/mails';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { mailQueries } from './mail-queries';

/** Sends one again, or gives it up; `again` is the same for every call of one button. */
export function useSettleMail(again: boolean) {
  return useMutation({
    mutationFn: (wanted: string) =>
      unwrap(supabase.rpc('resolve_unsent_mail', { wanted, again }).select('id').single()),
    meta: {
      invalidates: [mailQueries.all()],
      success: again ? mailsToasts.again : mailsToasts.givenUp,
      error: mailsToasts.failed,
    },
  });
}

/** Sends oneself a mail, to see that they go. A second one within the minute is the first. */
export function useTryMails() {
  return useMutation({
    mutationFn: () => unwrap(supabase.rpc('send_test_mail').select('id')),
    meta: {
      invalidates: [mailQueries.all()],
      success: mailsToasts.trial,
      error: mailsToasts.trialFailed,
    },
  });
}
