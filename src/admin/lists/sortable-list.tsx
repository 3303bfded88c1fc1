import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { reorderingText as text } from '@/copy/admin/sorting';
import { describePosition } from './describe-position';

interface SortableListProps {
  ids: readonly string[];
  /** Ids on screen; all of them by default. */
  visibleIds?: readonly string[];
  getName: (id: string) => string;
  /** Moves an item from one index to another. */
  onMove: (from: number, to: number) => void;
  onDragStart?: () => void;
  /** Renders the list; `move` moves the item at an index one step up (-1) or down. */
  children: (move: (index: number, step: -1 | 1) => void) => ReactNode;
}

/** List that is sorted by drag or keys. Each row renders its `DragHandle` and `MoveButtons`. */
export function SortableList({
  ids,
  visibleIds = ids,
  getName,
  onMove,
  onDragStart,
  children,
}: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getIndex = (id: unknown) => ids.indexOf(String(id));
  const describeItem = (id: unknown, index = getIndex(id)) =>
    describePosition(getName(String(id)), index + 1, ids.length);

  function move(from: number, to: number) {
    const id = ids[from];
    const isInList = to >= 0 && to < ids.length;
    if (id === undefined || from === to || !isInList) return;
    onMove(from, to);
    setAnnouncement(describeItem(id, to));
  }

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: { draggable: text.help },
          announcements: {
            onDragStart: ({ active }) => describeItem(active.id),
            onDragOver: ({ active, over }) => describeItem(active.id, getIndex((over ?? active).id)),
            // `move` announces the new position
            onDragEnd: () => undefined,
            onDragCancel: ({ active }) => describeItem(active.id),
          },
        }}
        onDragStart={onDragStart}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        onDragEnd={({ active, over }) => over && move(getIndex(active.id), getIndex(over.id))}
      >
        <SortableContext items={[...visibleIds]} strategy={verticalListSortingStrategy}>
          {children((index, step) => move(index, index + step))}
        </SortableContext>
      </DndContext>
    </>
  );
}

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
