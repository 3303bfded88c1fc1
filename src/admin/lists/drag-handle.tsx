import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { reorderingText as text } from '@/copy/admin/sorting';

/** Button that drags a row. Spread `handle` of `useSortableRow` into it. */
export function DragHandle({ itemName, ...buttonProps }: { itemName: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...buttonProps}
      aria-label={`${text.drag} ${quoteName(itemName)}`}
      title={text.drag}
      className="grid size-10 shrink-0 cursor-grab touch-none place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </button>
  );
}
