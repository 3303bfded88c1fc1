import { useQueries } from '@tanstack/react-query';
import {
  Activity,
  CircleCheck,
  FileText,
  Images,
  type LucideIcon,
  PencilLine,
  RefreshCw,
  Upload,
  UserPlus,
  Users,
} from 'lucide-react';
import { hasAnyPermission, mayReview, type OwnPermissions } from '@/admin/config/roles';
import { Button } from '@/admin/ui/button';
import { CounterCard, CounterCardGrid } from '@/admin/ui/counter-card';
import { dashboardText as text } from '@/copy/admin/dashboard';
import { paths } from '@/shared/lib/paths';
import { type DashboardCountName, dashboardQueries } from '../api/dashboard-queries';

interface Counter {
  name: DashboardCountName;
  icon: LucideIcon;
  /** Address of the list. New accounts and files have no filter: they are the first rows of their lists. */
  to: string;
  /** `people`: only user managers see all of these rows. `content`: people who may not review see only their own texts. */
  rows: 'people' | 'content' | 'media';
}

const mainCounters: readonly Counter[] = [
  { name: 'profiles', icon: Users, to: '/admin/users', rows: 'people' },
  { name: 'content', icon: FileText, to: paths.admin.content, rows: 'content' },
  { name: 'media', icon: Images, to: '/admin/media', rows: 'media' },
  { name: 'activity', icon: Activity, to: '/admin/activity', rows: 'people' },
];

const detailCounters: readonly Counter[] = [
  { name: 'published', icon: CircleCheck, to: `${paths.admin.content}?status=published`, rows: 'content' },
  { name: 'drafts', icon: PencilLine, to: `${paths.admin.content}?status=draft`, rows: 'content' },
  { name: 'newProfiles', icon: UserPlus, to: '/admin/users', rows: 'people' },
  { name: 'newMedia', icon: Upload, to: '/admin/media', rows: 'media' },
];

/** Shows the counts that a person with these permissions may know: at most eight, four of them large. */
export function DashboardCounterCards({ permissions }: { permissions: OwnPermissions }) {
  const mayCountPeople = hasAnyPermission(permissions, 'user_manage');
  const selectReadable = (counters: readonly Counter[]) =>
    counters.filter(({ rows }) => rows !== 'people' || mayCountPeople);
  const readableMainCounters = selectReadable(mainCounters);
  const readableDetailCounters = selectReadable(detailCounters);
  const names = [...readableMainCounters, ...readableDetailCounters].map(({ name }) => name);
  const results = useQueries({ queries: names.map((name) => dashboardQueries.count(name)) });

  const isRefreshing = results.some(({ isFetching }) => isFetching);

  function refreshAll() {
    for (const { refetch } of results) void refetch();
  }

  function renderCards(counters: readonly Counter[], size: 'text-4xl' | 'text-2xl') {
    return counters.map(({ name, icon, to, rows }) => {
      const cardText: { label: string; note?: string } = text[name];
      const isOwnContentOnly = rows === 'content' && !mayReview(permissions);
      return (
        <li key={name}>
          <CounterCard
            label={cardText.label}
            note={isOwnContentOnly ? text.ownContent : cardText.note}
            // A failed count stays at zero (specification 8).
            value={results[names.indexOf(name)]?.data ?? 0}
            icon={icon}
            to={to}
            size={size}
          />
        </li>
      );
    });
  }

  return (
    <section aria-busy={results.some(({ isPending }) => isPending)} className="flex flex-col gap-4">
      <h2 className="sr-only">{text.counters}</h2>
      <CounterCardGrid>{renderCards(readableMainCounters, 'text-4xl')}</CounterCardGrid>
      <h2 className="sr-only">{text.details}</h2>
      <CounterCardGrid>{renderCards(readableDetailCounters, 'text-2xl')}</CounterCardGrid>
      {results.some(({ isError }) => isError) ? (
        <div>
          <Button variant="quiet" icon={RefreshCw} disabled={isRefreshing} onClick={refreshAll}>
            {isRefreshing ? text.refreshing : text.refresh}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
