import { useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { invitationToastTexts } from '@/copy/admin/invitations';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { userQueries } from './user-queries';

interface InvitationInput {
  email: string;
  role: string;
}

const insertInvitation = ({ email, role }: InvitationInput) =>
  unwrap(supabase.from('invitations').insert({ email, role }).select('id').single());

const findOpenInvitation = ({ email, role }: InvitationInput) =>
  unwrap(
    supabase
      .from('invitations')
      .select('id')
      .eq('email', email)
      .eq('role', role)
      .is('accepted_at', null)
      .single(),
  );

const invite = makeIdempotent(insertInvitation, findOpenInvitation);

// The roles too: a colleague may have deleted the role of the invitation.
const invalidatedKeys = [userQueries.all(), ['roles']];

/** Invites an address with a role. A retry finds the invitation of the first attempt. */
export function useInvitePerson() {
  return useMutation({
    mutationFn: invite,
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: invitationToastTexts.sent,
      error: ({ kind }) =>
        kind === 'duplicate' ? invitationToastTexts.alreadyInvited : invitationToastTexts.failed,
    },
  });
}

/** Sends the mail again and restarts the validity of the invitation. */
export function useResendInvitation() {
  return useMutation({
    mutationFn: ({ id, sends }: { id: string; sends: number }) =>
      unwrap(
        supabase
          .from('invitations')
          .update({ sends: sends + 1 })
          .eq('id', id)
          .select('id')
          .single(),
      ),
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: invitationToastTexts.sentAgain,
      error: invitationToastTexts.failed,
    },
  });
}

const deleteInvitation = createRowDeleter('invitations', 'id');

/** Withdraws an invitation: its link is no longer valid. */
export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: deleteInvitation,
    meta: {
      invalidates: invalidatedKeys,
      invalidatesOnError: true,
      success: invitationToastTexts.withdrawn,
      error: invitationToastTexts.failed,
    },
  });
}
