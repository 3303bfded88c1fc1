import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { numberFormat } from '@/admin/lib/number-format';
import { dashboardText } from '@/copy/admin/dashboard';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { assignedSubmissionCountQuery, newSubmissionCountQuery } from '../api/submission-count-queries';

const text = dashboardText.unread;

/** Shows the new submissions of these tabs, and the open ones that are assigned to the reader. */
export function SubmissionCountsCard({ tabs }: { tabs: readonly InboxTabKey[] }) {
  const { data: newCount } = useQuery(newSubmissionCountQuery(tabs));
  const { data: assignedCount = 0 } = useQuery(assignedSubmissionCountQuery(tabs));
  if (newCount === undefined) return null;
  return (
    <section
      aria-label={text.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <Inbox className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <p className="flex-1 basis-48">
        {newCount === 0 ? (
          <span className="text-muted">{text.none}</span>
        ) : (
          <>
            <strong className="tabular-nums">{numberFormat.format(newCount)}</strong>{' '}
            {newCount > 1 ? text.many : text.one}
          </>
        )}
      </p>
      {assignedCount > 0 ? (
        <Link
          to={`${paths.admin.forms}?status=open&pour=moi`}
          className={getCompactButtonClassName('outline')}
        >
          {text.assignedToYou} {numberFormat.format(assignedCount)}
        </Link>
      ) : null}
      <Link to={`${paths.admin.forms}?status=new`} className={getCompactButtonClassName('outline')}>
        {text.open}
      </Link>
    </section>
  );
}
