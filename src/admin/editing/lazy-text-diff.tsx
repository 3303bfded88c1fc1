import type { ComponentProps } from 'react';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { ChunkBoundary } from '@/admin/ui/chunk-boundary';
import { commonText } from '@/copy/admin/common';

const TextDiff = lazyComponent(async () => (await import('./text-diff')).TextDiff);

/** Shows two versions line by line. The comparison is downloaded when first shown. */
export function LazyTextDiff(props: ComponentProps<typeof TextDiff>) {
  return (
    <ChunkBoundary fallback={<p className="text-muted">{commonText.loading}</p>}>
      <TextDiff {...props} />
    </ChunkBoundary>
  );
}
