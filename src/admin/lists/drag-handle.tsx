import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { sortingText as text } from '@/copy/admin/sorting';

/** Handle that drags a row; it takes `handle` of `useSortableRow`. */
export function DragHandle({ of, ...handle }: { of: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={`${text.drag} ${quoteName(of)}`}
      title={text.drag}
      className="grid size-10 shrink-0 cursor-grab touch-none place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </button>
  );
}
