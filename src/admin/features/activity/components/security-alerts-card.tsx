import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { subWeeks } from 'date-fns';
import { Check, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/admin/ui/button';
import { activityText } from '@/copy/admin/activity';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { dashboardActivityQueries } from '../api/dashboard-activity-queries';
import { formatTimeOrDate } from '../time-or-date';
import { ActivityListItem } from './activity-list-item';

const text = activityText.securityAlerts;

/** Returns the later date. The card shows the alerts after this date. */
const pickLaterDate = (dismissedAt: string | null, weekAgo: string) =>
  dismissedAt && Date.parse(dismissedAt) > Date.parse(weekAgo) ? dismissedAt : weekAgo;

interface SecurityAlertsCardProps {
  /** Date of the newest alert that the person dismissed. */
  dismissedAt: string | null;
  isSaving: boolean;
  onDismiss: (newestDate: string) => void;
}

/** Shows the oldest security alerts of the last week that the person has not dismissed. Renders nothing without one. */
export function SecurityAlertsCard({ dismissedAt, isSaving, onDismiss }: SecurityAlertsCardProps) {
  const [weekAgo] = useState(() => subWeeks(new Date(), 1).toISOString());
  const { data: alerts = [], isPlaceholderData } = useQuery({
    ...dashboardActivityQueries.securityAlerts(pickLaterDate(dismissedAt, weekAgo)),
    placeholderData: keepPreviousData,
  });
  const newestAlert = alerts.at(-1);
  if (!newestAlert) return null;
  return (
    <section className="rounded-card border border-line-strong border-l-4 border-l-danger bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <ShieldAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="font-display text-lg">{text.title}</h2>
          <p className="text-sm text-muted">{text.lead}</p>
        </div>
        <Link to="/admin/activity?type=alerts" className={getCompactButtonClassName('quiet')}>
          {text.showInJournal}
        </Link>
        <Button
          icon={Check}
          disabled={isSaving || isPlaceholderData}
          onClick={() => onDismiss(newestAlert.created_at)}
        >
          {text.markAsSeen}
        </Button>
      </div>
      <ul className="divide-y divide-line px-4">
        {alerts.map((row) => (
          <li key={row.id}>
            <ActivityListItem
              row={row}
              formattedDate={formatTimeOrDate(row.created_at)}
              getPersonHref={(person) => `/admin/activity?personne=${person}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
