import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FilterLinks } from '@/components/data-table/filter-links';
import { SearchField } from '@/components/data-table/search-field';
import { activityText as text } from '@/content/admin/activity';
import { type ActivityParams, type ActivityType, activityQuery, isPeriod } from '../activity-params';
import { activityQueries } from '../api/activity-queries';

const types = Object.keys(text.types) as (ActivityType | 'all')[];

const choice =
  'min-h-10 w-full rounded-card border border-line-strong bg-surface px-2.5 py-2 text-sm text-fg hover:border-highlight sm:w-52';

/** Type, person, period and words, kept in the address. */
export function ActivityFilters({ params }: { params: ActivityParams }) {
  const navigate = useNavigate();
  const people = useQuery(activityQueries.people()).data ?? [];
  const go = (change: Partial<ActivityParams>) => navigate(activityQuery(params, change), { replace: true });
  return (
    <div className="flex flex-col gap-3">
      <FilterLinks
        label={text.typeLabel}
        options={types.map((type) => ({
          label: text.types[type],
          href: activityQuery(params, { type: type === 'all' ? null : type }),
          active: params.type === (type === 'all' ? null : type),
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField label={text.searchLabel} value={params.search} onSearch={(search) => go({ search })} />
        <select
          aria-label={text.personLabel}
          className={choice}
          value={params.person ?? ''}
          onChange={(event) => go({ person: event.target.value || null })}
        >
          <option value="">{text.everyone}</option>
          {params.person && !people.some(({ id }) => id === params.person) ? (
            <option value={params.person}>{text.unlisted}</option>
          ) : null}
          {people.map(({ id, first_name, last_name }) => (
            <option key={id} value={id}>
              {`${first_name} ${last_name}`.trim()}
            </option>
          ))}
        </select>
        <select
          aria-label={text.periodLabel}
          className={choice}
          value={params.period ?? ''}
          onChange={(event) => go({ period: isPeriod(event.target.value) ? event.target.value : null })}
        >
          <option value="">{text.periods.all}</option>
          {(['today', 'week', 'month'] as const).map((period) => (
            <option key={period} value={period}>
              {text.periods[period]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
