import { Link } from 'react-router-dom';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { DataTable, type ListColumn } from '@/admin/lists/data-table';
import { StatusButton } from '@/admin/lists/status-button';
import type { RowSelection } from '@/admin/lists/use-row-selection';
import { Badge } from '@/admin/ui/badge';
import { inboxBulkText, inboxScreenText as text } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { useSaveFollowUp } from '../api/submission-mutations';
import { isFollowUpOverdue } from '../follow-up';
import type { SubmissionKey } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import {
  hasFollowUp,
  isFirstSourceOfTab,
  isSubmissionStatus,
  submissionStatusBadges,
} from '../submission-source';
import { NewsletterSubscriptionSwitch } from './newsletter-subscription-switch';

interface SubmissionTableProps {
  tab: InboxTabKey;
  rows: readonly SubmissionRow[];
  selection: RowSelection | undefined;
  getHref: (key: SubmissionKey) => string;
  getAssigneeName: (id: string) => string;
}

const { columns } = text;

function StatusMenu({ row }: { row: SubmissionRow }) {
  const save = useSaveFollowUp();
  const { source, id, version, state: currentStatus, name } = row;
  if (!isSubmissionStatus(currentStatus) || !hasFollowUp(source)) return null;
  const { label, tone } = submissionStatusBadges[currentStatus];
  return (
    <StatusButton
      label={`${inboxBulkText.changeStatus} ${name}`}
      statuses={submissionStatusBadges}
      current={currentStatus}
      isPending={save.isPending}
      // The list may not have the saved version yet: a change over the old one would look like a conflict.
      onChoose={(status) =>
        save.mutate({ source, id, version: Math.max(version, save.data?.version ?? 0), values: { status } })
      }
    >
      <Badge tone={tone}>{label}</Badge>
    </StatusButton>
  );
}

function StateCell({ row }: { row: SubmissionRow }) {
  if (row.source === 'newsletter_subscriptions') {
    return <NewsletterSubscriptionSwitch id={row.id} email={row.email} isActive={row.state === 'active'} />;
  }
  return <StatusMenu row={row} />;
}

function FollowUpCell({
  row,
  getAssigneeName,
}: {
  row: SubmissionRow;
  getAssigneeName: (id: string) => string;
}) {
  const isOverdue = isFollowUpOverdue(row, getLocalDateInDays(0));
  return (
    <>
      {row.assignee ? (
        <span className="min-w-0 text-xs break-words text-muted">
          <span className="sr-only">{text.assigneeLabel} </span>
          {getAssigneeName(row.assignee)}
        </span>
      ) : null}
      {row.due_on ? (
        <span className={isOverdue ? 'text-xs font-semibold text-danger' : 'text-xs text-muted'}>
          {isOverdue ? text.overdueSince : text.due} {formatAdminDate(row.due_on)}
        </span>
      ) : null}
    </>
  );
}

function PersonLink({ row, href }: { row: SubmissionRow; href: string }) {
  const isNew = row.state === 'new';
  return (
    <Link
      to={href}
      preventScrollReset
      className="flex min-h-10 min-w-0 flex-col justify-center text-[0.9375rem] hover:text-highlight"
    >
      <span className={isNew ? 'truncate font-bold' : 'truncate font-semibold'}>{row.name}</span>
      {row.name === row.email ? null : (
        <span className="truncate text-xs font-normal text-muted">{row.email}</span>
      )}
    </Link>
  );
}

function PressBadge({ row }: { row: SubmissionRow }) {
  return row.wantsPressNewsletter ? (
    <span>
      <Badge tone="outline">{text.pressNewsletter}</Badge>
    </span>
  ) : null;
}

function SubjectCell({ row }: { row: SubmissionRow }) {
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className={row.subject ? 'truncate' : 'text-muted'}>{row.subject || text.noSubject}</span>
      {isFirstSourceOfTab(row.source) ? null : (
        <span className="text-xs text-muted">{submissionSources[row.source].label}</span>
      )}
      <PressBadge row={row} />
    </span>
  );
}

/** Shows the rows of a tab as a table, or as cards below 1024 px, where the columns do not fit beside the sidebar. */
export function SubmissionTable({ tab, rows, selection, getHref, getAssigneeName }: SubmissionTableProps) {
  const isNewsletter = tab === 'newsletter';
  const subject: ListColumn<SubmissionRow> = {
    header: columns.subject,
    card: 'line',
    className: 'w-[36%] max-w-0',
    cell: (row) => <SubjectCell row={row} />,
  };
  return (
    <DataTable
      caption={text.tabs[tab].label}
      minTableWidth={1024}
      rows={rows}
      selection={selection}
      getRowName={({ name }) => name}
      columns={[
        {
          header: columns.person,
          card: 'title',
          className: isNewsletter ? 'w-[60%] max-w-0' : 'w-[30%] max-w-0',
          cell: (row) => <PersonLink row={row} href={getHref(row)} />,
        },
        ...(isNewsletter ? [] : [subject]),
        {
          header: columns.status,
          card: 'line',
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-start">
              <StateCell row={row} />
              {isNewsletter ? <PressBadge row={row} /> : null}
              <FollowUpCell row={row} getAssigneeName={getAssigneeName} />
            </span>
          ),
        },
        {
          header: isNewsletter ? columns.subscribed : columns.received,
          card: 'labelledValue',
          cell: ({ sentAt }) => (
            <time dateTime={sentAt} className="whitespace-nowrap">
              {formatAdminDate(sentAt)}
            </time>
          ),
        },
      ]}
    />
  );
}
