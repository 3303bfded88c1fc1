import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '@/admin/list/filter-links';
import { FilterSelect } from '@/admin/list/filter-select';
import { ListToolbar } from '@/admin/list/list-toolbar';
import { SearchField } from '@/admin/list/search-field';
import { useListAddress } from '@/admin/list/use-list-address';
import { activityText as text } from '@/content/admin/activity';
import { type ActivityParams, type ActivityType, activityQuery, isPeriod } from '../activity-params';
import { activityQueries } from '../api/activity-queries';

const types = Object.keys(text.types) as (ActivityType | 'all')[];

const periods = ['today', 'week', 'month'] as const;

/** Type, person, period and words, kept in the address. */
export function ActivityFilters({ params }: { params: ActivityParams }) {
  const setAddress = useListAddress();
  const people = useQuery(activityQueries.people()).data ?? [];
  const named = people.map(({ id, first_name, last_name }) => ({
    value: id,
    label: `${first_name} ${last_name}`.trim(),
  }));
  // An address may name somebody who left.
  const unlisted =
    params.person && !people.some(({ id }) => id === params.person)
      ? [{ value: params.person, label: text.unlisted }]
      : [];
  const go = (change: Partial<ActivityParams>) => setAddress(activityQuery(params, change));
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.typeLabel}
          options={types.map((type) => ({
            label: text.types[type],
            href: activityQuery(params, { type: type === 'all' ? null : type }),
            active: params.type === (type === 'all' ? null : type),
          }))}
        />
      }
      search={
        <SearchField label={text.searchLabel} value={params.search} onSearch={(search) => go({ search })} />
      }
    >
      <FilterSelect
        label={text.personLabel}
        value={params.person ?? ''}
        options={[{ value: '', label: text.everyone }, ...unlisted, ...named]}
        onChange={(person) => go({ person: person || null })}
      />
      <FilterSelect
        label={text.periodLabel}
        value={params.period ?? ''}
        options={[
          { value: '', label: text.periods.all },
          ...periods.map((period) => ({ value: period, label: text.periods[period] })),
        ]}
        onChange={(period) => go({ period: isPeriod(period) ? period : null })}
      />
    </ListToolbar>
  );
}
