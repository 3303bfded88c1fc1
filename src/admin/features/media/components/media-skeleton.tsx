import { adminCommonText } from '@/copy/admin/common';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Placeholder of the grid while loading. */
export function MediaSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 2xl:grid-cols-6"
    >
      <span className="sr-only">{adminCommonText.loading}</span>
      {CARDS.map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line">
          <div className="aspect-4/3 animate-pulse bg-surface-strong" />
          <div className="flex flex-col gap-2 p-3">
            <div className="h-4 animate-pulse rounded bg-surface-strong" />
            <div className="h-3 w-1/2 animate-pulse rounded bg-surface-strong" />
            <div className="h-8" />
          </div>
        </div>
      ))}
    </div>
  );
}
