import { Link } from 'react-router-dom';
import {
  isMainSource,
  isSubmissionStatus,
  type SubmissionTab,
  submissionStatuses,
} from '@/admin/config/submissions';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { DataTable, type ListColumn } from '@/admin/lists/data-table';
import { Badge } from '@/admin/ui/badge';
import { formsText as text } from '@/copy/admin/forms';
import { localDate } from '@/shared/lib/local-date';
import { isOverdue } from '../follow-up';
import type { SubmissionKey } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { SubscriptionSwitch } from './subscription-switch';

interface SubmissionTableProps {
  tab: SubmissionTab;
  rows: readonly SubmissionRow[];
  hrefOf: (key: SubmissionKey) => string;
  /** Returns the name of an assignee. */
  nameOf: (id: string) => string;
}

const { columns } = text;

function State({ row }: { row: SubmissionRow }) {
  if (row.source === 'newsletter_subscriptions') {
    return <SubscriptionSwitch id={row.id} email={row.email} active={row.state === 'active'} />;
  }
  if (!isSubmissionStatus(row.state)) return null;
  const { label, tone } = submissionStatuses[row.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Shows assignee and due date. */
function FollowUp({ row, nameOf }: { row: SubmissionRow; nameOf: (id: string) => string }) {
  const overdue = isOverdue(row, localDate(0));
  return (
    <>
      {row.assignee ? (
        <span className="min-w-0 text-xs break-words text-muted">
          <span className="sr-only">{text.assigneeLabel} </span>
          {nameOf(row.assignee)}
        </span>
      ) : null}
      {row.dueOn ? (
        <span className={overdue ? 'text-xs font-semibold text-danger' : 'text-xs text-muted'}>
          {overdue ? text.overdueSince : text.due} {formatAdminDate(row.dueOn)}
        </span>
      ) : null}
    </>
  );
}

function Person({ row, href }: { row: SubmissionRow; href: string }) {
  const unread = row.state === 'new';
  return (
    <Link
      to={href}
      preventScrollReset
      className="flex min-h-10 min-w-0 flex-col justify-center text-[0.9375rem] hover:text-highlight"
    >
      <span className={unread ? 'truncate font-bold' : 'truncate font-semibold'}>{row.name}</span>
      {row.name === row.email ? null : (
        <span className="truncate text-xs font-normal text-muted">{row.email}</span>
      )}
    </Link>
  );
}

function Subject({ row }: { row: SubmissionRow }) {
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className={row.subject ? 'truncate' : 'text-muted'}>{row.subject || text.noSubject}</span>
      {isMainSource(row.source) ? null : (
        <span className="text-xs text-muted">{text.sources[row.source]}</span>
      )}
      {row.pressNewsletter ? (
        <span>
          <Badge tone="outline">{text.pressNewsletter}</Badge>
        </span>
      ) : null}
    </span>
  );
}

/** Shows the rows of a tab: a table from 1024 px, where the sidebar leaves each column its room, cards below. */
export function SubmissionTable({ tab, rows, hrefOf, nameOf }: SubmissionTableProps) {
  const isNewsletter = tab === 'newsletter';
  const subject: ListColumn<SubmissionRow> = {
    header: columns.subject,
    card: 'line',
    className: 'w-[36%] max-w-0',
    cell: (row) => <Subject row={row} />,
  };
  return (
    <DataTable
      caption={text.tabs[tab].label}
      tableFrom={1024}
      rows={rows}
      columns={[
        {
          header: columns.person,
          card: 'title',
          className: isNewsletter ? 'w-[60%] max-w-0' : 'w-[30%] max-w-0',
          cell: (row) => <Person row={row} href={hrefOf(row)} />,
        },
        ...(isNewsletter ? [] : [subject]),
        {
          header: columns.status,
          card: 'line',
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-start">
              <State row={row} />
              <FollowUp row={row} nameOf={nameOf} />
            </span>
          ),
        },
        {
          header: isNewsletter ? columns.subscribed : columns.received,
          card: 'fact',
          cell: ({ at }) => (
            <time dateTime={at} className="whitespace-nowrap">
              {formatAdminDate(at)}
            </time>
          ),
        },
      ]}
    />
  );
}
