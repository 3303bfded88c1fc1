import { useQuery } from '@tanstack/react-query';
import { isAllowed } from '@/admin/config/roles';
import { readableTabs, type SubmissionTab } from '@/admin/config/submissions';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAccess, useIdentity } from '@/admin/features/auth/use-identity';
import { submissionQueries } from '@/admin/features/inbox/api/submission-queries';
import { useSite } from '@/admin/hooks/use-site';
import { focusTitle } from '@/admin/lib/focus-title';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { Part } from '@/admin/ui/part';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { SiteStandingLine } from '@/admin/ui/site-standing';
import { dashboardText as text } from '@/copy/admin/dashboard';
import { isolateName } from '../../../../supabase/functions/_shared/plain-text.ts';
import { dashboardQueries, useSeen } from './api/dashboard-queries';
import { Counters } from './components/counters';
import { FirstSteps } from './components/first-steps';
import { RecentContent } from './components/recent-content';
import { UnreadSubmissions } from './components/unread-submissions';
import { WaitingContent } from './components/waiting-content';

// the texts of the journal are downloaded only with the permission to read it
const ActivityExcerpt = lazyComponent(
  async () => (await import('@/admin/features/activity/components/activity-excerpt')).ActivityExcerpt,
);
const ActivityWatch = lazyComponent(
  async () => (await import('@/admin/features/activity/components/activity-watch')).ActivityWatch,
);

const SystemHealthCard = lazyComponent(
  async () => (await import('./components/system-health-card')).SystemHealthCard,
);

const OmittedRecords = lazyComponent(
  async () => (await import('./components/omitted-records')).OmittedRecords,
);

/** Counts only the tabs that the person may read. Renders nothing while loading. */
function Unread({ tabs }: { tabs: readonly SubmissionTab[] }) {
  const { data } = useQuery(submissionQueries.unread(tabs));
  return data === undefined ? null : <UnreadSubmissions count={data} href="/admin/forms" />;
}

/** Renders nothing while loading. */
function SiteBuild({ mayAsk }: { mayAsk: boolean }) {
  const { standing } = useSite();
  return standing ? <SiteStandingLine standing={standing} mayAsk={mayAsk} /> : null;
}

/** Renders nothing when the build is complete. */
function Omitted() {
  const { omitted } = useSite();
  return omitted.length > 0 ? (
    <Part>
      <OmittedRecords omitted={omitted} />
    </Part>
  ) : null;
}

/** Renders nothing while loading. */
function Watch({ userId }: { userId: string }) {
  const { data } = useQuery(dashboardQueries.seen(userId));
  const save = useSeen(userId);
  return data ? (
    <Part>
      <ActivityWatch
        href="/admin/activity"
        seen={data.watch_seen_at}
        saving={save.isPending}
        onSeen={(newest) => void save.mutateAsync({ watch_seen_at: newest }).then(focusTitle, () => {})}
      />
    </Part>
  ) : null;
}

/** First screen after sign-in. */
export function Component() {
  const { user } = useAuth();
  const { name } = useIdentity();
  const { hasRole, permissions } = useAccess();
  // subscriptions have no follow-up
  const handledTabs = permissions ? readableTabs(permissions).filter((tab) => tab !== 'newsletter') : [];
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={`${text.welcome}${name ? ` ${isolateName(name)}` : ''}.`} />
      {hasRole === false ? (
        <section className="rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-4">
          <h2 className="font-display text-lg">{text.noRole.title}</h2>
          <p className="mt-1 max-w-prose text-muted">{text.noRole.text}</p>
        </section>
      ) : null}
      <Counters />
      {hasRole ? <SiteBuild mayAsk={isAllowed(permissions, 'content_edit', 'content_manage')} /> : null}
      {permissions && isAllowed(permissions, 'user_manage') ? (
        <Part>
          <SystemHealthCard />
        </Part>
      ) : null}
      {hasRole ? <Omitted /> : null}
      {user && permissions && isAllowed(permissions, 'user_manage') ? <Watch userId={user.id} /> : null}
      {user && hasRole ? <FirstSteps userId={user.id} permissions={permissions} /> : null}
      {handledTabs.length > 0 ? <Unread tabs={handledTabs} /> : null}
      {hasRole && isAllowed(permissions, 'content_edit', 'content_manage', 'content_moderate') ? (
        <WaitingContent />
      ) : null}
      {user && hasRole !== false ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <RecentContent
            userId={user.id}
            mayCreate={isAllowed(permissions, 'content_create', 'content_manage', 'content_draft')}
          />
          {permissions && isAllowed(permissions, 'user_manage') ? (
            <Part fallback={<div className="h-60 animate-pulse rounded-card bg-surface-strong" />}>
              <ActivityExcerpt href="/admin/activity" />
            </Part>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
