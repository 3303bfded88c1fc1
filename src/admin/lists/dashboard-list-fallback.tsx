import { Button } from '@/admin/ui/button';
import { adminCommonText } from '@/copy/admin/common';

interface DashboardListStateProps {
  isPending: boolean;
  isError: boolean;
  failedText: string;
  onRetry: () => void;
}

/** Skeleton or failure of a list on the dashboard. */
export function DashboardListFallback({ isPending, isError, failedText, onRetry }: DashboardListStateProps) {
  if (isPending) {
    return (
      <ul aria-hidden="true">
        {[1, 2, 3].map((line) => (
          <li key={line} className="m-4 h-6 animate-pulse rounded bg-surface-strong" />
        ))}
      </ul>
    );
  }
  if (!isError) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      <p className="text-muted">{failedText}</p>
      <Button onClick={onRetry}>{adminCommonText.retry}</Button>
    </div>
  );
}
