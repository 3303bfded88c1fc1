import { type ComponentProps, lazy } from 'react';
import { Part } from '@/admin/ui/part';
import { commonText } from '@/copy/admin/common';

const TextDiff = lazy(() => import('./text-diff').then((module) => ({ default: module.TextDiff })));

/** Two versions, line by line; the comparison is downloaded with the first one. */
export function Diff(props: ComponentProps<typeof TextDiff>) {
  return (
    <Part fallback={<p className="text-muted">{commonText.loading}</p>}>
      <TextDiff {...props} />
    </Part>
  );
}
