import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';

/** Returns the props of a row of a `SortableList` and of its handle. */
export function useSortableRow(id: string, disabled = false) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    rowClass: clsx('bg-bg py-1', isDragging && 'relative z-10 rounded-card shadow-lg'),
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
