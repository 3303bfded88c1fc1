import { useQuery } from '@tanstack/react-query';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { reviewStatusText as text } from '@/copy/admin/review-status';
import { paths } from '@/shared/lib/paths';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { describeReviewStep } from '../../../../../supabase/functions/_shared/review-steps.ts';
import { dashboardQueries } from '../api/dashboard-queries';
import { DashboardListItem } from './dashboard-list-item';

/** Shows the newest decisions of others about this person's texts. Renders nothing without one, or while loading. */
export function ReviewDecisionsCard() {
  const { data: decisions = [] } = useQuery(dashboardQueries.reviewDecisions);
  if (decisions.length === 0) return null;
  return (
    <section className="rounded-card border border-line border-l-4 border-l-highlight bg-surface">
      <h2 className="border-b border-line px-4 py-3 font-display text-lg">{text.decisions}</h2>
      <ul className="divide-y divide-line">
        {decisions.map((decision) => (
          <DashboardListItem
            key={`${decision.id} ${decision.step}`}
            to={`${paths.admin.content}/${decision.id}`}
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-semibold">{decision.title}</span>
              <span className="block text-sm wrap-anywhere">
                {describeReviewStep(
                  { ...decision, by_name: isolateRightToLeftName(decision.by_name) },
                  formatAdminDateTime,
                )}
              </span>
            </span>
            <time dateTime={decision.taken_at} className="text-sm text-muted">
              {formatAdminDateTime(decision.taken_at)}
            </time>
          </DashboardListItem>
        ))}
      </ul>
    </section>
  );
}
