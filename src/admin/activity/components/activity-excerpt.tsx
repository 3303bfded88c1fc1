import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatAdminDate, formatTime } from '@/admin/lib/admin-date';
import { ExcerptState } from '@/admin/list/excerpt-state';
import { activityText } from '@/content/admin/activity';
import { buttonStyles } from '@/shared/ui/button-styles';
import { activityQueries } from '../api/activity-queries';
import { groupByDay } from '../group-by-day';
import { ActivityEntry } from './activity-entry';

const text = activityText.excerpt;

interface ActivityExcerptProps {
  /** Address of the whole journal. */
  href: string;
}

/** The last lines of the journal, for the dashboard. */
export function ActivityExcerpt({ href }: ActivityExcerptProps) {
  const { data, isPending, isError, refetch } = useQuery(activityQueries.excerpt());
  const today = groupByDay(data ?? []).find(({ label }) => label === activityText.today);
  return (
    <section className="rounded-card border border-line bg-surface" aria-busy={isPending}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h2 className="font-display text-lg">{text.title}</h2>
        <Link to={href} className={buttonStyles('quiet', '-mr-2', 'compact')}>
          {text.all}
        </Link>
      </div>
      <ExcerptState
        isPending={isPending}
        isError={isError}
        failed={activityText.error}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 ? <p className="p-4 text-muted">{text.empty}</p> : null}
      <ul className="divide-y divide-line px-4">
        {data?.map((row) => (
          <li key={row.id}>
            <ActivityEntry
              row={row}
              brief
              when={today?.rows.includes(row) ? formatTime(row.created_at) : formatAdminDate(row.created_at)}
              personHref={(person) => `${href}?personne=${person}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
