import { useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { mailQueueToastTexts } from '@/copy/admin/mails';
import { mailQueries } from './mail-queries';

/** Sends an unsent mail again (`resend`), or removes it from the list of unsent mails (`dismiss`). */
export function useResolveUnsentMail(resolution: 'resend' | 'dismiss') {
  const isResend = resolution === 'resend';
  return useMutation({
    mutationFn: (mailId: string) =>
      unwrap(supabase.rpc('resolve_unsent_mail', { mail_id: mailId, again: isResend }).select('id').single()),
    meta: {
      invalidates: [mailQueries.all()],
      // When no answer comes, the database may have resolved the mail.
      invalidatesOnError: true,
      success: isResend ? mailQueueToastTexts.sentAgain : mailQueueToastTexts.dismissed,
      error: mailQueueToastTexts.failed,
    },
  });
}

/** Sends a test mail to the signed-in person. The server ignores a second one in the same minute. */
export function useSendTestMail() {
  return useMutation({
    mutationFn: () => unwrap(supabase.rpc('send_test_mail').select('id')),
    meta: {
      invalidates: [mailQueries.all()],
      success: mailQueueToastTexts.testRequested,
      error: mailQueueToastTexts.testRequestFailed,
    },
  });
}
