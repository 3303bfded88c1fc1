import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '@/admin/lib/full-name';
import { ExportButton } from '@/admin/lists/export-button';
import { FilterDayInput } from '@/admin/lists/filter-day-input';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { activityExportText as exportText, activityText as text } from '@/copy/admin/activity';
import { createActivityExport } from '../activity-export';
import {
  type ActivityParams,
  activityListUrlParams,
  activityPeriods,
  activityTypes,
  SECURITY_ALERTS_FILTER,
} from '../activity-params';
import { activityQueries } from '../api/activity-queries';

const typeFilters = [null, ...activityTypes, SECURITY_ALERTS_FILTER] as const;

/** Filters by type, person, period and text, kept in the address. */
export function ActivityFilterBar({ params }: { params: ActivityParams }) {
  const { update, getSearchProps } = useListToolbar(activityListUrlParams, params);
  const total = useQuery(activityQueries.count(params)).data;
  const people = useQuery(activityQueries.people()).data ?? [];
  const personOptions = people.map((person) => ({ value: person.id, label: formatFullName(person) }));
  // The person that the URL names may have left the staff.
  const formerPersonOptions =
    params.person && !people.some(({ id }) => id === params.person)
      ? [{ value: params.person, label: text.chosenPerson }]
      : [];
  return (
    <ListToolbar
      end={
        <div className="flex flex-wrap gap-2">
          <ExportButton
            title={exportText.csvTitle}
            total={total}
            createExport={() => createActivityExport(params, 'csv')}
          >
            {exportText.csv}
          </ExportButton>
          <ExportButton
            title={exportText.jsonlTitle}
            total={total}
            createExport={() => createActivityExport(params, 'jsonl')}
          >
            {exportText.jsonl}
          </ExportButton>
        </div>
      }
      links={
        <FilterLinks
          label={text.typeLabel}
          options={typeFilters.map((type) => ({
            label: type === SECURITY_ALERTS_FILTER ? text.securityAlerts.title : text.types[type ?? 'all'],
            href: activityListUrlParams.href(params, { type }),
            isActive: params.type === type,
          }))}
        />
      }
      search={getSearchProps(text.searchLabel)}
    >
      <FilterSelect
        label={text.personLabel}
        noneLabel={text.everyone}
        value={params.person}
        options={[...formerPersonOptions, ...personOptions]}
        onChange={(person) => update({ person })}
      />
      <FilterSelect
        label={text.periodLabel}
        noneLabel={text.periods.all}
        value={params.period}
        options={activityPeriods.map((period) => ({ value: period, label: text.periods[period] }))}
        onChange={(period) => update({ period })}
      />
      {params.period === 'dates' ? (
        <>
          <FilterDayInput
            label={text.from}
            value={params.from}
            max={params.until}
            onChange={(from) => update({ from })}
          />
          <FilterDayInput
            label={text.until}
            value={params.until}
            min={params.from}
            onChange={(until) => update({ until })}
          />
        </>
      ) : null}
    </ListToolbar>
  );
}
