import { useQuery } from '@tanstack/react-query';
import { History, SearchX, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ListNotice } from '@/components/data-table/list-notice';
import { ListSkeleton } from '@/components/data-table/list-skeleton';
import { Pager } from '@/components/data-table/pager';
import { buttonStyles } from '@/components/ui/button-styles';
import { activityText as text } from '@/content/admin/activity';
import { commonText } from '@/content/admin/common';
import { toAppError } from '@/lib/app-error';
import { type ActivityParams, activityQuery } from '../activity-params';
import { ACTIVITY_PAGE_SIZE, activityQueries } from '../api/activity-queries';
import { groupByDay } from '../group-by-day';
import { ActivityEntry } from './activity-entry';

interface ActivityListProps {
  params: ActivityParams;
  /** Whether a page answers this address. */
  exists: (path: string) => boolean;
}

const numbers = new Intl.NumberFormat('fr-FR');

function Nothing({ params }: { params: ActivityParams }) {
  if (params.page > 1) {
    return (
      <ListNotice icon={SearchX} {...text.beyond}>
        <Link to={activityQuery(params, { page: 1 })} className={buttonStyles('outline')}>
          {commonText.pager.first}
        </Link>
      </ListNotice>
    );
  }
  if (params.type || params.person || params.period || params.search) {
    return (
      <ListNotice icon={SearchX} title={text.noMatch.title} text={text.noMatch.text}>
        <Link to="?" className={buttonStyles('outline')}>
          {text.noMatch.reset}
        </Link>
      </ListNotice>
    );
  }
  return <ListNotice icon={History} {...text.empty} />;
}

/** A page of the journal, newest first, a heading a day. */
export function ActivityList({ params, exists }: ActivityListProps) {
  const list = useQuery(activityQueries.list(params));
  const total = useQuery(activityQueries.count(params)).data;

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return (
      <ListNotice icon={WifiOff} title={text.error} text={toAppError(list.error).message} role="alert">
        <button type="button" className={buttonStyles('outline')} onClick={() => list.refetch()}>
          {commonText.retry}
        </button>
      </ListNotice>
    );
  }
  const { rows, hasNext } = list.data;
  return (
    <section aria-label={text.listLabel} aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {total === undefined ? '' : `${numbers.format(total)} ${total > 1 ? text.many : text.one}`}
      </p>
      {rows.length === 0 ? <Nothing params={params} /> : null}
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {groupByDay(rows).map((day) => (
          <section key={day.key} aria-label={day.label} className="mb-5 last:mb-0">
            <h2 className="mb-1 text-sm font-semibold text-muted">{day.label}</h2>
            <ul className="divide-y divide-line rounded-card border border-line px-3 sm:px-4">
              {day.rows.map((row) => (
                <li key={row.id}>
                  <ActivityEntry
                    row={row}
                    exists={exists}
                    personHref={(person) => activityQuery(params, { person })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rows.length > 0 ? (
        <Pager
          page={params.page}
          pageSize={ACTIVITY_PAGE_SIZE}
          shown={rows.length}
          hasNext={hasNext}
          total={total}
          hrefOf={(page) => activityQuery(params, { page })}
        />
      ) : null}
    </section>
  );
}
