import { skipToken, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasAnyPermission, type PermissionList } from '@/admin/config/roles';
import { Button } from '@/admin/ui/button';
import { collectionsWithPlaceholders, dashboardText } from '@/copy/admin/dashboard';
import { focusTitle } from '@/shared/lib/focus-title';
import { paths } from '@/shared/lib/paths';
import { dashboardQueries, useDismissNotice } from '../api/dashboard-queries';

const text = dashboardText.firstSteps;

interface Step {
  name: 'invite' | 'settings' | 'article' | 'placeholders';
  to: string;
  /** Undefined while loading. */
  done: boolean | undefined;
  details?: ReactNode;
}

/** Returns the first steps that the permissions allow, with their progress. */
function useSteps(permissions: PermissionList, isVisible: boolean): Step[] {
  const isPermitted = (...acceptedPermissions: Parameters<typeof hasAnyPermission>[1][]) =>
    isVisible && permissions !== undefined && hasAnyPermission(permissions, ...acceptedPermissions);
  const canManageUsers = isPermitted('user_manage');
  const canEdit = isPermitted('content_edit', 'content_manage');
  const colleagueQuery = dashboardQueries.hasColleague();
  const settingsQuery = dashboardQueries.hasSettings();
  const publishedQuery = dashboardQueries.count('published');
  const collectionsQuery = dashboardQueries.defaultCollections();
  const hasColleague = useQuery({
    ...colleagueQuery,
    queryFn: canManageUsers ? colleagueQuery.queryFn : skipToken,
  }).data;
  const hasSettings = useQuery({
    ...settingsQuery,
    queryFn: canManageUsers ? settingsQuery.queryFn : skipToken,
  }).data;
  const onlineCount = useQuery({
    ...publishedQuery,
    queryFn: canEdit ? publishedQuery.queryFn : skipToken,
  }).data;
  const defaultCollectionKeys = useQuery({
    ...collectionsQuery,
    queryFn: canEdit ? collectionsQuery.queryFn : skipToken,
  }).data;
  return [
    ...(canManageUsers
      ? [
          { name: 'invite' as const, to: '/admin/users#inviter', done: hasColleague },
          { name: 'settings' as const, to: '/admin/settings', done: hasSettings },
        ]
      : []),
    ...(canEdit
      ? [
          {
            name: 'article' as const,
            to: paths.admin.newContent,
            done: onlineCount === undefined ? undefined : onlineCount > 0,
          },
          {
            name: 'placeholders' as const,
            to: paths.admin.collections,
            done: defaultCollectionKeys && defaultCollectionKeys.length === 0,
            details:
              defaultCollectionKeys && defaultCollectionKeys.length > 0 ? (
                <CollectionLinks keys={defaultCollectionKeys} />
              ) : null,
          },
        ]
      : []),
  ];
}

function CollectionLinks({ keys }: { keys: readonly string[] }) {
  const defaultCollections = collectionsWithPlaceholders.filter(({ key }) => keys.includes(key));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {defaultCollections.map(({ key, label }) => (
        <li key={key}>
          <Link
            to={`${paths.admin.collections}/${key}`}
            className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-highlight"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lists the first steps of a new project. Renders nothing while loading, when all are done, or when dismissed. */
export function FirstSteps({ userId, permissions }: { userId: string; permissions: PermissionList }) {
  const isHidden = useQuery(dashboardQueries.dismissedNotices(userId)).data?.first_steps_hidden;
  const steps = useSteps(permissions, isHidden === false);
  const dismissNotice = useDismissNotice(userId);
  const isLoaded = steps.every(({ done }) => done !== undefined);
  if (isHidden !== false || !isLoaded || steps.every(({ done }) => done)) return null;
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="font-display text-lg">{text.title}</h2>
          <p className="text-sm text-muted">{text.lead}</p>
        </div>
        <Button
          variant="quiet"
          disabled={dismissNotice.isPending}
          onClick={() =>
            void dismissNotice.mutateAsync({ first_steps_hidden: true }).then(focusTitle, () => {})
          }
        >
          {text.hide}
        </Button>
      </div>
      <ol className="divide-y divide-line px-4">
        {steps.map(({ name, to, done, details }) => {
          const Icon = done ? CircleCheck : CircleDashed;
          return (
            <li key={name} className="flex gap-3 py-3">
              <Icon
                className={
                  done ? 'mt-0.5 size-5 shrink-0 text-highlight' : 'mt-0.5 size-5 shrink-0 text-muted'
                }
                aria-hidden="true"
              />
              <div className="min-w-0">
                {done ? (
                  <p className="text-muted">
                    <span className="line-through">{text[name].label}</span>{' '}
                    <span className="text-sm">({text.done})</span>
                  </p>
                ) : (
                  <>
                    <Link
                      to={to}
                      className="font-semibold underline decoration-line-strong underline-offset-4 hover:text-highlight"
                    >
                      {text[name].label}
                    </Link>
                    <p className="text-sm text-muted">{text[name].text}</p>
                    {details}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
