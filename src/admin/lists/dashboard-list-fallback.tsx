import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/admin/ui/button';
import { adminCommonText } from '@/copy/admin/common';

interface DashboardListFallbackProps {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  failedText: string;
}

/** Skeleton or failure of a list on the dashboard. */
export function DashboardListFallback({ query, failedText }: DashboardListFallbackProps) {
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{adminCommonText.loading}</span>
        {[1, 2, 3].map((line) => (
          <div key={line} className="m-4 h-6 animate-pulse rounded bg-surface-strong" />
        ))}
      </div>
    );
  }
  if (!query.isError) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      <p className="text-muted">{failedText}</p>
      <Button onClick={() => void query.refetch()}>{adminCommonText.retry}</Button>
    </div>
  );
}
