import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterLinks } from '@/components/data-table/filter-links';
import { submissionStatuses, submissionTabs } from '@/config/submissions';
import { formsText as text } from '@/content/admin/forms';
import { stateLabel } from '../submission-fields';
import { periods, type SubmissionParams, submissionHref } from '../submission-params';

const STATUSES = Object.keys(submissionStatuses);
const SUBSCRIPTION = ['active', 'inactive'];

/** Status, origin and period of the open tab, kept in the address. */
export function SubmissionFilters({ params }: { params: SubmissionParams }) {
  const navigate = useNavigate();
  const id = useId();
  const states = [null, ...(params.tab === 'newsletter' ? SUBSCRIPTION : STATUSES)];
  const origins = [null, ...submissionTabs.business];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <FilterLinks
        label={text.statusLabel}
        options={states.map((state) => ({
          label: state ? stateLabel(state) : text.all,
          href: submissionHref(params, { state }),
          active: params.state === state,
        }))}
      />
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
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-sm text-muted">
          {text.periodLabel}
        </label>
        <select
          id={id}
          value={params.period ?? ''}
          className="min-h-10 rounded-card border border-line-strong bg-surface px-2.5 text-sm text-fg hover:border-highlight"
          onChange={(event) => {
            const period = periods.find((days) => String(days) === event.target.value) ?? null;
            navigate(submissionHref(params, { period }), { replace: true });
          }}
        >
          {(['', ...periods] as const).map((period) => (
            <option key={period} value={period}>
              {text.periods[period]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
