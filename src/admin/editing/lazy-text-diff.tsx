import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { adminCommonText } from '@/copy/admin/common';

/** Shows two versions line by line. */
export const LazyTextDiff = createLazyComponent(
  async () => (await import('./text-diff')).TextDiff,
  <p className="text-muted">{adminCommonText.loading}</p>,
);
