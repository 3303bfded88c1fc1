import { useMutation } from '@tanstack/react-query';
import { isolatedClient, supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { LinkKind } from '../mail-link';

interface FollowedLink {
  tokenHash: string;
  kind: LinkKind;
}

/** Signs in by the link; whoever was signed in before is signed out of this browser. */
async function signInByLink({ tokenHash, kind }: FollowedLink): Promise<void> {
  const { data: before } = await supabase.auth.getSession();
  await unwrap(supabase.auth.verifyOtp({ token_hash: tokenHash, type: kind }));
  // The browser has forgotten that session already; should the server not hear of it, it ends by itself.
  if (before.session) await supabase.auth.admin.signOut(before.session.access_token, 'local');
}

/** Confirms one of the two addresses without signing in or out. Tells whether the change is done. */
async function confirmAddress(tokenHash: string): Promise<boolean> {
  const { auth } = isolatedClient();
  const { session } = await unwrap(auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' }));
  if (!session) return false;
  await auth.signOut({ scope: 'local' });
  // Who is signed in here may be the one whose address has changed.
  const { data: here } = await supabase.auth.getSession();
  if (here.session) await supabase.auth.refreshSession();
  return true;
}

/** Spends the link of a mail. Answers whether what it is about is done: the other address may have to confirm too. */
export function useFollowLink() {
  return useMutation({
    mutationFn: async (link: FollowedLink) => {
      if (link.kind === 'email_change') return confirmAddress(link.tokenHash);
      await signInByLink(link);
      return true;
    },
  });
}
