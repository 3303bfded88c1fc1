import { useQuery } from '@tanstack/react-query';
import { Mail, X } from 'lucide-react';
import { useState } from 'react';
import { getRoleBadgeTone, type RoleDefinition } from '@/admin/config/roles';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { formatFullName } from '@/admin/lib/full-name';
import { isPastTimestamp } from '@/admin/lib/publication-state';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Badge } from '@/admin/ui/badge';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { RefusableButton } from '@/admin/ui/refusable-button';
import { invitationToastTexts, invitationText as text } from '@/copy/admin/invitations';
import { useResendInvitation, useWithdrawInvitation } from '../api/invitation-mutations';
import { type InvitationRow, userQueries } from '../api/user-queries';
import { getRoleDenialReason, INVITEE_AS_MANAGED_PERSON, type ManagingPerson } from '../user-model';

interface InvitationListProps {
  roles: readonly RoleDefinition[];
  manager: ManagingPerson;
}

/** Lists the open invitations. Renders nothing when there are none. */
export function InvitationList({ roles, manager }: InvitationListProps) {
  const invitations = useQuery(userQueries.invitations());
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const listFocus = useListFocus<HTMLElement>();
  const [invitationToWithdraw, setInvitationToWithdraw] = useState<InvitationRow | null>(null);

  if (invitations.isLoadingError) {
    return (
      <LoadFailureNotice
        title={text.error}
        error={invitations.error}
        onRetry={() => void invitations.refetch()}
      />
    );
  }
  if (!invitations.data || invitations.data.length === 0) return null;

  return (
    <section
      {...listFocus}
      aria-labelledby="invitations"
      className="rounded-card border border-line bg-surface p-4"
    >
      <h2 id="invitations" className="font-display text-lg">
        {text.listLabel}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {invitations.data.map((invitation) => {
          const { id, email, role, sent_at, sends, expires_at, profiles: inviter } = invitation;
          const definition = roles.find(({ key }) => key === role);
          const denial = getRoleDenialReason(manager, INVITEE_AS_MANAGED_PERSON, definition);
          const isExpired = isPastTimestamp(expires_at);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold break-all">{email}</span>
                  <Badge tone={getRoleBadgeTone(role)} wraps>
                    {definition?.label ?? role}
                  </Badge>
                  {isExpired ? <Badge tone="destructive">{text.expired}</Badge> : null}
                </p>
                <p className="text-sm text-muted">
                  {text.sentOn} {formatAdminDate(sent_at)} {text.by} {formatFullName(inviter)}
                  {isExpired ? null : `, ${text.until} ${formatAdminDate(expires_at)}`}
                </p>
              </div>
              <div className="flex flex-wrap gap-2 max-md:w-full">
                <RefusableButton
                  icon={Mail}
                  className="max-md:flex-1"
                  aria-label={`${text.sendAgainTo} ${email}`}
                  isPending={resend.isPending}
                  refusal={denial}
                  toast={invitationToastTexts.failed}
                  onClick={() => resend.mutate({ id, sends })}
                >
                  {text.sendAgain}
                </RefusableButton>
                <RefusableButton
                  icon={X}
                  className="max-md:flex-1"
                  aria-label={`${text.withdrawFrom} ${email}`}
                  refusal={denial}
                  toast={invitationToastTexts.failed}
                  onClick={() => setInvitationToWithdraw(invitation)}
                >
                  {text.withdraw}
                </RefusableButton>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmMutationDialog
        target={invitationToWithdraw?.id ?? null}
        title={text.withdrawQuestion}
        description={invitationToWithdraw?.email}
        confirmLabel={text.withdraw}
        pendingLabel={text.withdrawing}
        mutation={withdraw}
        onClose={() => setInvitationToWithdraw(null)}
      />
    </section>
  );
}
