import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasAnyPermission, type OwnPermissions, type Permission } from '@/admin/config/roles';
import { Button } from '@/admin/ui/button';
import { dashboardText } from '@/copy/admin/dashboard';
import { paths } from '@/shared/lib/paths';
import { dashboardQueries, useDismissNotice } from '../api/dashboard-queries';

const text = dashboardText.firstSteps;

interface Step {
  name: 'invite' | 'settings' | 'article' | 'collections';
  to: string;
  /** Undefined while loading. */
  isDone: boolean | undefined;
  details?: ReactNode;
}

/** Returns the first steps that the permissions allow, with their progress. */
function useSteps(permissions: OwnPermissions): Step[] {
  const isPermitted = (...acceptedPermissions: Permission[]) =>
    permissions !== undefined && hasAnyPermission(permissions, ...acceptedPermissions);
  const canManageUsers = isPermitted('user_manage');
  const canEdit = isPermitted('content_edit', 'content_manage');
  const hasColleague = useQuery({ ...dashboardQueries.hasColleague, enabled: canManageUsers }).data;
  const hasSettings = useQuery({ ...dashboardQueries.hasSettings, enabled: canManageUsers }).data;
  const publishedCount = useQuery({ ...dashboardQueries.count('published'), enabled: canEdit }).data;
  const collections = useQuery({ ...dashboardQueries.defaultCollections, enabled: canEdit }).data;
  const steps: Step[] = [];
  if (canManageUsers) {
    steps.push({ name: 'invite', to: '/admin/users#inviter', isDone: hasColleague });
    steps.push({ name: 'settings', to: '/admin/settings', isDone: hasSettings });
  }
  if (canEdit) {
    const hasPublished = publishedCount === undefined ? undefined : publishedCount > 0;
    steps.push({ name: 'article', to: paths.admin.newContent, isDone: hasPublished });
    steps.push({
      name: 'collections',
      to: paths.admin.collections,
      isDone: collections && collections.length === 0,
      details: collections ? <CollectionLinks collections={collections} /> : null,
    });
  }
  return steps;
}

function CollectionLinks({ collections }: { collections: readonly { key: string; label: string }[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {collections.map(({ key, label }) => (
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

/** Lists the first steps of a new project. Renders nothing while loading, or when all are done. */
export function SiteFirstStepsCard({ userId, permissions }: { userId: string; permissions: OwnPermissions }) {
  const steps = useSteps(permissions);
  const dismissNotice = useDismissNotice(userId);
  const isLoaded = steps.every(({ isDone }) => isDone !== undefined);
  const areAllDone = steps.every(({ isDone }) => isDone);
  if (!isLoaded || areAllDone) return null;
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
          onClick={() => dismissNotice.mutate({ first_steps_hidden: true })}
        >
          {text.hide}
        </Button>
      </div>
      <ol className="divide-y divide-line px-4">
        {steps.map(({ name, to, isDone, details }) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={name} className="flex gap-3 py-3">
              <Icon
                className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-highlight' : 'text-muted'}`}
                aria-hidden="true"
              />
              <div className="min-w-0">
                {isDone ? (
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
