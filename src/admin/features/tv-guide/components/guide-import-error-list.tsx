import { formatCount } from '@/admin/lib/number-format';
import { guideImportText as text } from '@/copy/admin/guide';
import type { GuideCsvLineError } from '../guide-table';

/** Maximum number of displayed errors. More would not help to find the cause. */
const MAX_SHOWN_ERRORS = 20;

/** Shows the errors of a file, the first ones in detail. */
export function GuideImportErrorList({ errors }: { errors: readonly GuideCsvLineError[] }) {
  const lineErrorCount = errors.filter(({ line }) => line > 0).length;
  return (
    <div role="alert" className="rounded-card border border-danger px-4 py-3">
      {lineErrorCount > 0 ? (
        <p className="font-semibold text-danger">{formatCount(lineErrorCount, text.errors)}</p>
      ) : null}
      <ul className="mt-1 flex flex-col gap-0.5">
        {errors.slice(0, MAX_SHOWN_ERRORS).map(({ line, text: problem }) => (
          <li key={`${line} ${problem}`} className="wrap-anywhere">
            {line > 0 ? (
              <strong className="tabular-nums">{`${text.line}\u00a0${line}\u00a0: `}</strong>
            ) : null}
            {problem}
          </li>
        ))}
      </ul>
      {errors.length > MAX_SHOWN_ERRORS ? (
        <p className="text-muted">
          {text.moreErrors.replace('{n}', String(errors.length - MAX_SHOWN_ERRORS))}
        </p>
      ) : null}
    </div>
  );
}
