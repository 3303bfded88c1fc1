import { useMutation } from '@tanstack/react-query';
import { getIsolatedClient, supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { EmailLinkKind, EmailLinkParams } from '../email-link-params';
import { idleClock } from '../idle/idle-clock';

type KnownEmailLink = EmailLinkParams & { kind: EmailLinkKind };

/** Signs in with the link. Ends an earlier session of this browser. */
async function signInByLink({ tokenHash, kind }: KnownEmailLink): Promise<void> {
  // IdleGuard may be ending an idle session of this browser, and must not end the new one.
  idleClock.reset();
  const { data: previous } = await supabase.auth.getSession();
  await unwrap(supabase.auth.verifyOtp({ token_hash: tokenHash, type: kind }));
  // A failure is harmless: this browser no longer has the earlier session, which will expire.
  if (previous.session) await supabase.auth.admin.signOut(previous.session.access_token, 'local');
}

/** Confirms one of the two addresses. Returns true when both are confirmed: the server then sends a session. */
async function confirmEmail(tokenHash: string): Promise<boolean> {
  const { auth } = getIsolatedClient();
  const { session } = await unwrap(auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' }));
  if (!session) return false;
  await auth.signOut({ scope: 'local' });
  // The signed-in person may be the one whose address changed.
  const { data: current } = await supabase.auth.getSession();
  if (current.session) await supabase.auth.refreshSession();
  return true;
}

/** Uses the link of a mail. Returns false when the other address must confirm too. */
export function useConfirmEmailLink() {
  return useMutation({
    mutationFn: async (link: KnownEmailLink) => {
      if (link.kind === 'email_change') return confirmEmail(link.tokenHash);
      await signInByLink(link);
      return true;
    },
  });
}
