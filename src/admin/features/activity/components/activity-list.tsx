import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { activityText as text } from '@/copy/admin/activity';
import { type ActivityParams, activityListUrlParams, newestActivityFirst } from '../activity-params';
import { activityQueries } from '../api/activity-queries';
import { groupByDay } from '../group-by-day';
import { ActivityListItem } from './activity-list-item';

export function ActivityList({ params }: { params: ActivityParams }) {
  const urlParams = activityListUrlParams;
  return (
    <section aria-label={text.listLabel}>
      <PagedList
        urlParams={urlParams}
        params={params}
        query={useQuery(activityQueries.list(params))}
        total={useQuery(activityQueries.count(params)).data}
        getOrderValue={(row) => row[newestActivityFirst.column]}
        text={text}
        empty={<ListNotice icon={History} {...text.empty} />}
      >
        {(rows) =>
          groupByDay(rows).map((day) => (
            <section key={day.key} aria-label={day.label} className="mb-2 last:mb-0">
              <h2 className="mb-1 text-sm font-semibold text-muted">{day.label}</h2>
              <ul className="divide-y divide-line rounded-card border border-line px-3 sm:px-4">
                {day.rows.map((row) => (
                  <li key={row.id}>
                    <ActivityListItem
                      row={row}
                      getPersonHref={(person) => urlParams.href(params, { person })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </section>
  );
}
