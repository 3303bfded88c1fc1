import type { ComponentProps } from 'react';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { Part } from '@/admin/ui/part';
import { commonText } from '@/copy/admin/common';

const TextDiff = lazyComponent(async () => (await import('./text-diff')).TextDiff);

/** Two versions, line by line; the comparison is downloaded with the first one. */
export function Diff(props: ComponentProps<typeof TextDiff>) {
  return (
    <Part fallback={<p className="text-muted">{commonText.loading}</p>}>
      <TextDiff {...props} />
    </Part>
  );
}
