import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DashboardListFallback } from '@/admin/lists/dashboard-list-fallback';
import { activityText } from '@/copy/admin/activity';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { dashboardActivityQueries } from '../api/dashboard-activity-queries';
import { formatTimeOrDate } from '../time-or-date';
import { ActivityListItem } from './activity-list-item';

const text = activityText.recentActivity;

export function RecentActivityList() {
  const query = useQuery(dashboardActivityQueries.recentRows);
  const { data, isPending } = query;
  return (
    <section className="rounded-card border border-line bg-surface" aria-busy={isPending}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h2 className="font-display text-lg">{text.title}</h2>
        <Link to="/admin/activity" className={getCompactButtonClassName('quiet', '-mr-2')}>
          {text.showJournal}
        </Link>
      </div>
      <DashboardListFallback query={query} failedText={activityText.error} />
      {data?.length === 0 ? <p className="p-4 text-muted">{text.empty}</p> : null}
      <ul className="divide-y divide-line px-4">
        {data?.map((row) => (
          <li key={row.id}>
            <ActivityListItem
              row={row}
              hidesChanges
              formattedDate={formatTimeOrDate(row.created_at)}
              getPersonHref={(person) => `/admin/activity?personne=${person}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
