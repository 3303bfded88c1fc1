import { useQuery } from '@tanstack/react-query';
import { Mail, X } from 'lucide-react';
import { useState } from 'react';
import { type RoleDefinition, roleBadgeTone } from '@/admin/config/roles';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { Badge } from '@/admin/ui/badge';
import { commonText } from '@/copy/admin/common';
import { invitationToasts, invitationText as text } from '@/copy/admin/invitations';
import { buttonStyles } from '@/shared/components/button-styles';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { useResendInvitation, useWithdrawInvitation } from '../api/invitation-mutations';
import { type InvitationRow, userQueries } from '../api/user-queries';
import { denialReason, fullName, INVITEE, type Manager } from '../user-model';

interface InvitationListProps {
  roles: readonly RoleDefinition[];
  manager: Manager;
}

/** Lists the open invitations. Renders nothing without any. */
export function InvitationList({ roles, manager }: InvitationListProps) {
  const invitations = useQuery(userQueries.invitations());
  const sendAgain = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const [withdrawing, setWithdrawing] = useState<InvitationRow | null>(null);

  if (!invitations.data || invitations.data.length === 0) return null;

  function handleClose() {
    withdraw.reset();
    setWithdrawing(null);
  }

  return (
    <section aria-labelledby="invitations" className="rounded-card border border-line bg-surface p-4">
      <h2 id="invitations" className="font-display text-lg">
        {text.list}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {invitations.data.map((invitation) => {
          const { id, email, role, sent_at, sends, expires_at, profiles: inviter } = invitation;
          const definition = roles.find(({ key }) => key === role);
          const denial = denialReason(manager, INVITEE, definition);
          const isExpired = Date.parse(expires_at) < Date.now();
          const ifAllowed = (work: () => void) => () =>
            denial ? notify.error({ ...invitationToasts.failed, description: denial }) : work();
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold break-all">{email}</span>
                  <Badge tone={roleBadgeTone(role)}>{definition?.label ?? role}</Badge>
                  {isExpired ? <Badge tone="destructive">{text.expired}</Badge> : null}
                </p>
                <p className="text-sm text-muted">
                  {text.sentOn} {formatAdminDate(sent_at)} {text.by} {fullName(inviter)}
                  {isExpired ? null : `, ${text.until} ${formatAdminDate(expires_at)}`}
                </p>
              </div>
              <div className="flex flex-wrap gap-2 max-md:w-full">
                <button
                  type="button"
                  aria-label={`${text.sendAgainTo} ${email}`}
                  aria-disabled={denial ? true : undefined}
                  aria-busy={sendAgain.isPending}
                  disabled={sendAgain.isPending}
                  title={denial ?? undefined}
                  className={buttonStyles('outline', 'max-md:flex-1', 'compact')}
                  onClick={ifAllowed(() => sendAgain.mutate({ id, sends }))}
                >
                  <Mail className="size-4" aria-hidden="true" />
                  {text.sendAgain}
                </button>
                <button
                  type="button"
                  aria-label={`${text.withdrawFrom} ${email}`}
                  aria-disabled={denial ? true : undefined}
                  title={denial ?? undefined}
                  className={buttonStyles('outline', 'max-md:flex-1', 'compact')}
                  onClick={ifAllowed(() => setWithdrawing(invitation))}
                >
                  <X className="size-4" aria-hidden="true" />
                  {text.withdraw}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={withdrawing !== null}
        title={text.withdrawQuestion}
        description={withdrawing?.email}
        confirmLabel={withdraw.isPending ? text.withdrawing : text.withdraw}
        cancelLabel={commonText.cancel}
        error={withdraw.error ? toAppError(withdraw.error).message : undefined}
        pending={withdraw.isPending}
        onConfirm={() => {
          if (withdrawing && !withdraw.isPending) withdraw.mutate(withdrawing.id, { onSuccess: handleClose });
        }}
        onCancel={handleClose}
      />
    </section>
  );
}
