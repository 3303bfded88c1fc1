import { adminCommonText } from '@/copy/admin/common';

const ROW_NUMBERS = [1, 2, 3, 4, 5, 6];

/** Grey rows while a list loads. */
export function ListSkeleton() {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line">
      <span className="sr-only">{adminCommonText.loading}</span>
      {ROW_NUMBERS.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line px-4 py-4 last:border-b-0">
          <div className="h-5 flex-1 animate-pulse rounded bg-surface-strong" />
          <div className="h-5 w-20 animate-pulse rounded bg-surface-strong" />
          <div className="h-5 w-28 animate-pulse rounded bg-surface-strong max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
