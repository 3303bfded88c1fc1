import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { reviewStatusText as text } from '@/copy/admin/review-status';
import { paths } from '@/shared/lib/paths';
import { dashboardQueries } from '../api/dashboard-queries';
import { DashboardListItem } from './dashboard-list-item';

/** Shows the texts that have waited longest for a review. Renders nothing without any, or while loading. */
export function ReviewQueueCard() {
  const { data } = useQuery(dashboardQueries.reviewQueue);
  if (!data || data.length === 0) return null;
  return (
    <section className="rounded-card border border-line border-l-4 border-l-highlight bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1.5">
        <h2 className="py-1.5 font-display text-lg">{text.waiting}</h2>
        <Link
          to={`${paths.admin.content}?status=review`}
          className="inline-flex min-h-10 items-center font-semibold text-highlight underline underline-offset-4"
        >
          {text.all}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {data.map(({ id, title, review_requested_at: requestedAt, review_requested_by: requesterName }) => (
          <DashboardListItem key={id} to={`${paths.admin.content}/${id}`}>
            <span className="min-w-0 flex-1 basis-60 font-semibold">{title}</span>
            <span className="text-sm text-muted">
              {requesterName || text.somebody}
              {requestedAt ? (
                <>
                  , {text.since} <time dateTime={requestedAt}>{formatAdminDate(requestedAt)}</time>
                </>
              ) : null}
            </span>
          </DashboardListItem>
        ))}
      </ul>
    </section>
  );
}
