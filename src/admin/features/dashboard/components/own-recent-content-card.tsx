import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSiteBuild } from '@/admin/hooks/api/site-build';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { DashboardListFallback } from '@/admin/lists/dashboard-list-fallback';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { ReviewBadge } from '@/admin/ui/review-badge';
import { dashboardText } from '@/copy/admin/dashboard';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { dashboardQueries } from '../api/dashboard-queries';
import { DashboardListItem } from './dashboard-list-item';

const text = dashboardText.recent;

export function OwnRecentContentCard({ userId, mayCreate }: { userId: string; mayCreate: boolean }) {
  const query = useQuery(dashboardQueries.recentContent(userId));
  const { data, isPending } = query;
  const site = useSiteBuild();
  return (
    <section className="rounded-card border border-line bg-surface" aria-busy={isPending}>
      <h2 className="border-b border-line px-4 py-3 font-display text-lg">{text.title}</h2>
      <DashboardListFallback query={query} failedText={text.failed} />
      {data?.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4 p-4">
          <p className="text-muted">{text.empty}</p>
          {mayCreate ? (
            <Link to={paths.admin.newContent} className={getCompactButtonClassName('outline')}>
              {text.create}
            </Link>
          ) : null}
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {data?.map((row) => (
          <DashboardListItem key={row.id} to={`${paths.admin.content}/${row.id}`}>
            <span className="min-w-0 flex-1 basis-60 font-semibold">{row.title}</span>
            <PublicationBadge row={row} site={site} />
            <ReviewBadge row={row} />
            <time dateTime={row.created_at} className="text-sm text-muted">
              {formatAdminDate(row.created_at)}
            </time>
          </DashboardListItem>
        ))}
      </ul>
    </section>
  );
}
