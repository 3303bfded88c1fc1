import { submissionStatuses, submissionTabs } from '@/admin/config/submissions';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { formsText as text } from '@/copy/admin/forms';
import { stateLabel } from '../submission-fields';
import { periods, type SubmissionParams, submissionHref, whoseNames } from '../submission-params';

const STATUSES = Object.keys(submissionStatuses);
const SUBSCRIPTION = ['active', 'inactive'];

/** What narrows the open tab down, kept in the address. */
export function SubmissionFilters({ params }: { params: SubmissionParams }) {
  const setAddress = useSetListUrl();
  const states = [null, ...(params.tab === 'newsletter' ? SUBSCRIPTION : STATUSES)];
  const origins = [null, ...submissionTabs.business];
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.statusLabel}
          options={states.map((state) => ({
            label: state ? stateLabel(state) : text.all,
            href: submissionHref(params, { state }),
            active: params.state === state,
          }))}
        />
      }
    >
      {params.tab === 'business' ? (
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm text-muted">{text.originLabel}</span>
          <FilterLinks
            label={text.originLabel}
            options={origins.map((origin) => ({
              label: origin ? text.origins[origin] : text.allOrigins,
              href: submissionHref(params, { origin }),
              active: params.origin === origin,
            }))}
          />
        </div>
      ) : null}
      {params.tab === 'newsletter' ? null : (
        <>
          <FilterLinks
            label={text.dueLabel}
            options={[
              // pressed again it is off
              {
                label: text.late,
                href: submissionHref(params, { late: !params.late }),
                active: params.late,
              },
            ]}
          />
          <FilterSelect
            label={text.whoseLabel}
            showsLabel
            value={params.whose ?? ''}
            options={(['', ...whoseNames] as const).map((whose) => ({
              value: whose,
              label: text.whose[whose],
            }))}
            onChange={(value) => {
              const whose = whoseNames.find((key) => key === value) ?? null;
              setAddress(submissionHref(params, { whose }));
            }}
          />
        </>
      )}
      <FilterSelect
        label={text.periodLabel}
        showsLabel
        value={String(params.period ?? '')}
        options={(['', ...periods] as const).map((period) => ({
          value: String(period),
          label: text.periods[period],
        }))}
        onChange={(value) => {
          const period = periods.find((days) => String(days) === value) ?? null;
          setAddress(submissionHref(params, { period }));
        }}
      />
    </ListToolbar>
  );
}
