import { useQuery } from '@tanstack/react-query';
import { ActivityExcerpt } from '@/admin/activity/components/activity-excerpt';
import { useAuth } from '@/admin/auth/auth-context';
import { useAccess, useIdentity } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { useSite } from '@/admin/hooks/use-site';
import { submissionQueries } from '@/admin/submissions/api/submission-queries';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { SiteStandingLine } from '@/admin/ui/site-standing';
import { dashboardText as text } from '@/content/admin/dashboard';
import { Counters } from './components/counters';
import { RecentContent } from './components/recent-content';
import { UnreadSubmissions } from './components/unread-submissions';
import { WaitingContent } from './components/waiting-content';

/** For super admins: nobody else may count what visitors sent. Says nothing while unknown. */
function Unread() {
  const { data } = useQuery(submissionQueries.unread());
  return data === undefined ? null : <UnreadSubmissions count={data} href="/admin/forms" />;
}

/** Says nothing while unknown. */
function SiteBuild({ mayAsk }: { mayAsk: boolean }) {
  const { standing } = useSite();
  return standing ? <SiteStandingLine standing={standing} mayAsk={mayAsk} /> : null;
}

/** First screen after sign-in. */
export function Component() {
  const { user } = useAuth();
  const { name } = useIdentity();
  const { hasRole, permissions } = useAccess();
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={`${text.welcome}${name ? ` ${name}` : ''}.`} />
      {hasRole === false ? (
        <section className="rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-4">
          <h2 className="font-display text-lg">{text.noRole.title}</h2>
          <p className="mt-1 max-w-prose text-muted">{text.noRole.text}</p>
        </section>
      ) : null}
      <Counters />
      {hasRole ? <SiteBuild mayAsk={isAllowed(permissions, 'content_edit', 'content_manage')} /> : null}
      {permissions?.includes('all') ? <Unread /> : null}
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
            <ActivityExcerpt href="/admin/activity" />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
