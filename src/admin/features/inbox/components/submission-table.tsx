import { Link } from 'react-router-dom';
import {
  isMainSource,
  isSubmissionStatus,
  type SubmissionTab,
  submissionStatuses,
} from '@/admin/config/submissions';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { ListTable } from '@/admin/lists/list-table';
import { Badge } from '@/admin/ui/badge';
import { formsText as text } from '@/copy/admin/forms';
import { localDate } from '@/shared/lib/local-date';
import { isOverdue } from '../follow-up';
import type { SubmissionKey } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { SubscriptionSwitch } from './subscription-switch';

/** Props of table and cards. */
export interface SubmissionRowsProps {
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

function Day({ value }: { value: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatAdminDate(value)}
    </time>
  );
}

/** Shows the list as a table, from 1024 px. */
export function SubmissionTable({ tab, rows, hrefOf, nameOf }: SubmissionRowsProps) {
  const newsletter = tab === 'newsletter';
  return (
    <ListTable
      caption={text.tabs[tab].label}
      className="table-fixed"
      columns={[
        { label: columns.person },
        ...(newsletter ? [] : [{ label: columns.subject }]),
        { label: columns.status, className: 'w-44' },
        { label: newsletter ? columns.subscribed : columns.received, className: 'w-36' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} className="hover:bg-surface">
          <td className="px-4 py-1.5">
            <Person row={row} href={hrefOf(row)} />
          </td>
          {newsletter ? null : (
            <td className="px-4 py-1.5">
              <Subject row={row} />
            </td>
          )}
          <td className="px-4 py-1.5">
            <span className="flex flex-col items-start gap-1">
              <State row={row} />
              <FollowUp row={row} nameOf={nameOf} />
            </span>
          </td>
          <td className="px-4 py-1.5">
            <Day value={row.at} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** Shows the list as cards, below 1024 px. */
export function SubmissionCards({ tab, rows, hrefOf, nameOf }: SubmissionRowsProps) {
  return (
    <ul aria-label={text.tabs[tab].label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
          <Person row={row} href={hrefOf(row)} />
          {tab === 'newsletter' ? null : <Subject row={row} />}
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <State row={row} />
              <FollowUp row={row} nameOf={nameOf} />
            </span>
            <span className="text-muted">
              <Day value={row.at} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
