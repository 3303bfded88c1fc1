import { lazyComponent } from '@/admin/ui/lazy-component';
import { commonText } from '@/copy/admin/common';

/** Shows two versions line by line. */
export const LazyTextDiff = lazyComponent(
  async () => (await import('./text-diff')).TextDiff,
  <p className="text-muted">{commonText.loading}</p>,
);
