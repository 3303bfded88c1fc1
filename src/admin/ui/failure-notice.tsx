import clsx from 'clsx';
import { adminCommonText } from '@/copy/admin/common';
import { toAppError } from '@/shared/lib/app-error';

interface FailureNoticeProps {
  /** Error, or its text. Without an error, nothing is shown. */
  error: unknown;
  className?: string;
  onRetry?: () => void;
}

/** Error message next to the control that failed. For a list, use `LoadFailureNotice`. */
export function FailureNotice({ error, className, onRetry }: FailureNoticeProps) {
  if (!error) return null;
  return (
    <p role="alert" className={clsx('font-semibold text-danger', className)}>
      {typeof error === 'string' ? error : toAppError(error).message}{' '}
      {onRetry ? (
        <button type="button" className="underline" onClick={onRetry}>
          {adminCommonText.retry}
        </button>
      ) : null}
    </p>
  );
}
