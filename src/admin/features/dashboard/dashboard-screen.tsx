import { useQuery } from '@tanstack/react-query';
import { listReadableInboxTabs } from '@/admin/config/inbox-tabs';
import { hasAnyPermission, mayCreateContent, mayReview, type OwnPermissions } from '@/admin/config/roles';
import { RecentActivityList } from '@/admin/features/activity/components/recent-activity-list';
import { SecurityAlertsCard } from '@/admin/features/activity/components/security-alerts-card';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnNameAndEmail, useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { SubmissionCountsCard } from '@/admin/features/inbox/components/submission-counts-card';
import { useSiteBuild } from '@/admin/hooks/api/site-build';
import { BuildStatusLine } from '@/admin/ui/build-status-line';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { dashboardText as text } from '@/copy/admin/dashboard';
import { isolateRightToLeftName } from '../../../../supabase/functions/_shared/plain-text.ts';
import { dashboardQueries, useDismissNotice } from './api/dashboard-queries';
import { DashboardCounterCards } from './components/dashboard-counter-cards';
import { FrequentTaskLinks } from './components/frequent-task-links';
import { OwnRecentContentCard } from './components/own-recent-content-card';
import { ReviewDecisionsCard } from './components/review-decisions-card';
import { ReviewQueueCard } from './components/review-queue-card';

// The first view does not download these cards, which few people see, nor zod, which one of them imports.
const SystemHealthCard = createLazyComponent(
  async () => (await import('./components/system-health-card')).SystemHealthCard,
);
const OmittedRecordsCard = createLazyComponent(
  async () => (await import('./components/omitted-records-card')).OmittedRecordsCard,
);
const SiteFirstStepsCard = createLazyComponent(
  async () => (await import('./components/site-first-steps-card')).SiteFirstStepsCard,
);

function BuildStatusSection({ canRequest }: { canRequest: boolean }) {
  const { status } = useSiteBuild();
  return status ? <BuildStatusLine status={status} canRequest={canRequest} /> : null;
}

function OmittedRecordsSection() {
  const { omitted } = useSiteBuild();
  return omitted.length > 0 ? <OmittedRecordsCard records={omitted} /> : null;
}

function SiteFirstStepsSection({ userId, permissions }: { userId: string; permissions: OwnPermissions }) {
  const { data } = useQuery(dashboardQueries.dismissedNotices(userId));
  return data && !data.first_steps_hidden ? (
    <SiteFirstStepsCard userId={userId} permissions={permissions} />
  ) : null;
}

function SecurityAlertsSection({ userId }: { userId: string }) {
  const { data } = useQuery(dashboardQueries.dismissedNotices(userId));
  const dismissNotice = useDismissNotice(userId);
  return data ? (
    <SecurityAlertsCard
      dismissedAt={data.security_alerts_seen_at}
      isSaving={dismissNotice.isPending}
      onDismiss={(newestDate) => dismissNotice.mutate({ security_alerts_seen_at: newestDate })}
    />
  ) : null;
}

/** First screen after sign-in. */
export function Component() {
  const { user } = useAuth();
  const { name } = useOwnNameAndEmail();
  const { isLoading, hasNoRole, permissions } = useOwnRolesAndPermissions();
  const hasRole = permissions !== undefined && !hasNoRole;
  const canManageUsers = permissions !== undefined && hasAnyPermission(permissions, 'user_manage');
  const welcomeText = name ? `${text.welcome} ${isolateRightToLeftName(name)}` : text.welcome;
  // Newsletter subscriptions have no follow-up.
  const followUpTabs = permissions
    ? listReadableInboxTabs(permissions).filter((tab) => tab !== 'newsletter')
    : [];
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={`${welcomeText}.`} />
      {hasNoRole ? (
        <section className="rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-4">
          <h2 className="font-display text-lg">{text.noRole.title}</h2>
          <p className="mt-1 max-w-prose text-muted">{text.noRole.text}</p>
        </section>
      ) : null}
      {hasRole && permissions ? <FrequentTaskLinks permissions={permissions} /> : null}
      {hasNoRole ? null : (
        <div hidden={isLoading}>
          <DashboardCounterCards permissions={permissions} />
        </div>
      )}
      {hasRole ? (
        <BuildStatusSection canRequest={hasAnyPermission(permissions, 'content_edit', 'content_manage')} />
      ) : null}
      {canManageUsers ? <SystemHealthCard /> : null}
      {hasRole ? <OmittedRecordsSection /> : null}
      {user && canManageUsers ? <SecurityAlertsSection userId={user.id} /> : null}
      {user && hasRole ? <SiteFirstStepsSection userId={user.id} permissions={permissions} /> : null}
      {followUpTabs.length > 0 ? <SubmissionCountsCard tabs={followUpTabs} /> : null}
      {hasRole && mayReview(permissions) ? <ReviewQueueCard /> : null}
      {hasRole && mayCreateContent(permissions) ? <ReviewDecisionsCard /> : null}
      {user && !hasNoRole ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <OwnRecentContentCard userId={user.id} mayCreate={mayCreateContent(permissions)} />
          {canManageUsers ? <RecentActivityList /> : null}
        </div>
      ) : null}
    </div>
  );
}
