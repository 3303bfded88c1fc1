import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { hasAnyPermission } from '@/admin/config/roles';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatFullName } from '@/admin/lib/full-name';
import { formatCount, numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { DescriptionRow } from '@/admin/ui/description-row';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { managePersonDialogText as text } from '@/copy/admin/person';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useDeletePerson, useSetAccountSuspended, useTransferOwnedItems } from '../api/person-mutations';
import { type PersonMatch, type UserRow, userQueries } from '../api/user-queries';
import { explainUserChangeFailure, type ManagingPerson } from '../user-model';
import { PersonPicker, usePersonPicker } from './person-picker';
import { SecondFactorReset } from './second-factor-reset';

interface ManagePersonDialogProps {
  person: UserRow;
  manager: ManagingPerson;
  onClose: () => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3">
      <h3 id={id} className="font-display text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Returns « 3 contenus et 1 fichier », without zero counts. */
function describeOwnedItems({ texts, files }: { texts: number; files: number }): string {
  const counts: string[] = [];
  if (texts > 0) counts.push(formatCount(texts, text.texts));
  if (files > 0) counts.push(formatCount(files, text.files));
  return counts.join(` ${text.and} `);
}

const getTransferTitle = (textCount: number) =>
  textCount > 1
    ? text.newOwner.title.many.replace('{nombre}', numberFormat.format(textCount))
    : text.newOwner.title.one;

/** Dialog of one account: its data, suspension, lost second factor, transfer of its texts and files, deletion. */
export function ManagePersonDialog({ person, manager, onClose }: ManagePersonDialogProps) {
  const summary = useQuery(userQueries.summary(person.id));
  const mayBecomeOwner = ({ id, roles, suspended_at }: PersonMatch) =>
    id !== person.id && roles !== null && suspended_at === null;
  const newOwnerPicker = usePersonPicker(null, mayBecomeOwner);
  const newOwner = newOwnerPicker.person;
  const suspension = useSetAccountSuspended(!person.suspended_at);
  const transfer = useTransferOwnedItems();
  const deletion = useDeletePerson();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = formatFullName(person);
  const ownedSummary = summary.data ? describeOwnedItems(summary.data) : '';
  const secondFactorState = summary.data?.has_second_factor ? text.secondFactor.on : text.secondFactor.off;
  const suspensionLabel = person.suspended_at ? text.access.reinstate : text.access.suspend;
  const missingValue = summary.isError ? text.unknown : '…';
  const isPending = suspension.isPending || transfer.isPending || deletion.isPending;
  const failure = suspension.error ?? transfer.error;

  function describeDeletion(): string {
    if (!ownedSummary) return name;
    const consequence = newOwner ? text.remove.toNewOwner : text.remove.keptWithoutAuthor;
    const newOwnerName = newOwner ? formatFullName(newOwner) : '';
    // A function, because `replace` would interpret `$&` in a name.
    return `${name}. ${consequence.replace('{contenus}', ownedSummary).replace('{collègue}', () => newOwnerName)}`;
  }

  function handleClose() {
    if (!isPending) onClose();
  }

  return (
    <Dialog title={`${text.title} ${name}`} onClose={handleClose}>
      <dl className="text-sm">
        <DescriptionRow label={text.rows.email}>{person.email ?? text.unknown}</DescriptionRow>
        <DescriptionRow label={text.rows.registered}>{formatAdminDate(person.created_at)}</DescriptionRow>
        <DescriptionRow label={text.rows.confirmed}>
          {person.confirmed_at ? formatAdminDate(person.confirmed_at) : text.never}
        </DescriptionRow>
        <DescriptionRow label={text.rows.lastVisit}>
          {person.last_seen_at ? formatAdminDateTime(person.last_seen_at) : text.never}
        </DescriptionRow>
        <DescriptionRow label={text.rows.ownedItems}>
          {summary.data ? ownedSummary || numberFormat.format(0) : missingValue}
        </DescriptionRow>
        <DescriptionRow label={text.rows.secondFactor}>
          {summary.data ? secondFactorState : missingValue}
        </DescriptionRow>
      </dl>

      <Section title={text.access.title}>
        <p className="text-muted">
          {person.suspended_at ? text.access.suspendedHint : text.access.activeHint}
        </p>
        <Button
          variant={person.suspended_at ? 'primary' : 'danger'}
          disabled={isPending}
          aria-busy={suspension.isPending}
          onClick={() => suspension.mutate(person.id, { onSuccess: onClose })}
        >
          {suspension.isPending ? text.access.pending : suspensionLabel}
        </Button>
      </Section>

      {summary.data?.has_second_factor ? (
        <Section title={text.secondFactor.title}>
          <SecondFactorReset person={person} disabled={isPending} />
        </Section>
      ) : null}

      {ownedSummary && hasAnyPermission(manager.permissions, 'content_manage') ? (
        <Section title={getTransferTitle(summary.data?.texts ?? 0)}>
          <p className="text-muted">{text.newOwner.lead}</p>
          <div className="flex w-full flex-col gap-3">
            <PersonPicker
              picker={newOwnerPicker}
              searchLabel={text.newOwner.search}
              field={text.newOwner.field}
              noneLabel={text.newOwner.none}
              onChoose={transfer.reset}
            />
          </div>
          <Button
            disabled={!newOwner || isPending}
            aria-busy={transfer.isPending}
            onClick={() => {
              if (newOwner) transfer.mutate({ personId: person.id, newOwnerId: newOwner.id });
            }}
          >
            {transfer.isPending ? text.newOwner.handingOver : text.newOwner.handOver}
          </Button>
        </Section>
      ) : null}

      {hasAnyPermission(manager.permissions, 'all') ? (
        <Section title={text.remove.title}>
          <p className="text-muted">{text.remove.lead}</p>
          <Button
            variant="danger"
            disabled={isPending || !summary.data}
            onClick={() => setIsConfirming(true)}
          >
            {text.remove.button}
          </Button>
        </Section>
      ) : null}

      <FailureNotice error={failure && explainUserChangeFailure(toAppError(failure))} />
      <ConfirmMutationDialog
        target={isConfirming ? { personId: person.id, newOwnerId: newOwner?.id } : null}
        title={text.remove.question}
        description={describeDeletion()}
        mutation={deletion}
        explain={explainUserChangeFailure}
        onClose={() => setIsConfirming(false)}
        onDone={onClose}
      />
    </Dialog>
  );
}
