import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { firstPage, stepsFrom } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { activityText as text } from '@/copy/admin/activity';
import { commonText } from '@/copy/admin/common';
import { ACTIVITY_PAGE_SIZE, type ActivityParams, activityQuery, newestFirst } from '../activity-params';
import { activityQueries } from '../api/activity-queries';
import { groupByDay } from '../group-by-day';
import { ActivityEntry } from './activity-entry';

interface ActivityListProps {
  params: ActivityParams;
}

function Nothing({ params }: { params: ActivityParams }) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={activityQuery(params, { position: firstPage })}
      filtered={Boolean(params.type || params.person || params.period || params.search)}
      text={text}
    >
      <ListNotice icon={History} {...text.empty} />
    </ListNothing>
  );
}

/** A page of the journal, newest first, a heading a day. */
export function ActivityList({ params }: ActivityListProps) {
  const list = useQuery(activityQueries.list(params));
  const total = useQuery(activityQueries.count(params)).data;

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }
  const { page, rows } = list.data;
  return (
    <section aria-label={text.listLabel} aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {totalText(total, text.one, text.many)}
      </p>
      {rows.length === 0 ? <Nothing params={params} /> : null}
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {groupByDay(rows).map((day) => (
          <section key={day.key} aria-label={day.label} className="mb-5 last:mb-0">
            <h2 className="mb-1 text-sm font-semibold text-muted">{day.label}</h2>
            <ul className="divide-y divide-line rounded-card border border-line px-3 sm:px-4">
              {day.rows.map((row) => (
                <li key={row.id}>
                  <ActivityEntry row={row} personHref={(person) => activityQuery(params, { person })} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rows.length > 0 ? (
        <KeysetPager
          page={page}
          pageSize={ACTIVITY_PAGE_SIZE}
          shown={rows.length}
          steps={stepsFrom(list.data, (row) => row[newestFirst.column], total, ACTIVITY_PAGE_SIZE)}
          total={total}
          hrefOf={(position) => activityQuery(params, { position })}
        />
      ) : null}
    </section>
  );
}
