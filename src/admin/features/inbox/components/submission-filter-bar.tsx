import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { inboxScreenText as text } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import {
  assigneeFilterKeys,
  getStateFilterLabels,
  type SubmissionParams,
  submissionListUrlParams,
  submissionPeriodDayOptions,
} from '../submission-params';
import { listTabSubmissionTables } from '../submission-source';

export function SubmissionFilterBar({ params }: { params: SubmissionParams }) {
  const { update } = useListToolbar(submissionListUrlParams, params);
  const states = [[null, text.all] as const, ...Object.entries(getStateFilterLabels(params.tab))];
  const sources = listTabSubmissionTables(params.tab);
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.statusLabel}
          options={states.map(([state, label]) => ({
            label,
            href: submissionListUrlParams.href(params, { state }),
            isActive: params.state === state,
          }))}
        />
      }
    >
      {sources.length > 1 ? (
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm text-muted">{text.originLabel}</span>
          <FilterLinks
            label={text.originLabel}
            options={[null, ...sources].map((origin) => ({
              label: origin ? submissionSources[origin].label : text.allOrigins,
              href: submissionListUrlParams.href(params, { origin }),
              isActive: params.origin === origin,
            }))}
          />
        </div>
      ) : null}
      {params.tab === 'newsletter' ? null : (
        <>
          <FilterLinks
            label={text.dueLabel}
            options={[
              // A second press turns the filter off.
              {
                label: text.overdue,
                href: submissionListUrlParams.href(params, { isOverdueOnly: !params.isOverdueOnly }),
                isActive: params.isOverdueOnly,
              },
            ]}
          />
          <FilterSelect
            label={text.assigneeLabel}
            showsLabel
            noneLabel={text.everyone}
            value={params.assigneeFilter}
            options={assigneeFilterKeys.map((key) => ({ value: key, label: text.assignees[key] }))}
            onChange={(assigneeFilter) => update({ assigneeFilter })}
          />
        </>
      )}
      <FilterSelect
        label={text.periodLabel}
        showsLabel
        noneLabel={text.allDates}
        value={params.period}
        options={submissionPeriodDayOptions.map((period) => ({ value: period, label: text.periods[period] }))}
        onChange={(period) => update({ period })}
      />
    </ListToolbar>
  );
}
