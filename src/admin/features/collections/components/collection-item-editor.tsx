import clsx from 'clsx';
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { DragHandle } from '@/admin/lists/drag-handle';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { useSortableRow } from '@/admin/lists/use-sortable-row';
import { Badge } from '@/admin/ui/badge';
import { IconButton } from '@/admin/ui/icon-button';
import { collectionText as text } from '@/copy/admin/collections';
import { AccordionItem } from '@/shared/components/accordion';

interface CollectionItemEditorProps {
  id: string;
  name: string;
  /** True for an item that the site does not show. */
  isHidden: boolean;
  readOnly: boolean;
  /** True during a search, which hides the neighbours: the row cannot move. */
  isFixed: boolean;
  isFirst: boolean;
  isLast: boolean;
  hasError: boolean;
  /** True for an item that was just added: its first field takes the focus. */
  isAdded: boolean;
  onMove: (step: -1 | 1) => void;
  onDuplicate: () => void;
  onToggleHidden: () => void;
  onRemove: () => void;
  children: ReactNode;
}

const focusFirstControl = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();

/** Item of a collection: name, actions, and its form. */
export function CollectionItemEditor(props: CollectionItemEditorProps) {
  const { id, name, isHidden, readOnly, isFixed, hasError, children } = props;
  const { row, rowClass, handle } = useSortableRow(id, readOnly || isFixed);
  const { actions: actionTexts } = text;
  const getLabel = (action: string) => `${action} ${quoteName(name)}`;
  return (
    <AccordionItem
      {...row}
      value={id}
      trigger={getLabel(actionTexts.open)}
      className={rowClass}
      rowContent={
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-0 py-1">
          {readOnly || isFixed ? null : <DragHandle itemName={name} {...handle} />}
          <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 py-2">
            <span className={clsx('min-w-0 font-semibold break-words', hasError && 'text-danger')}>
              {name}
            </span>
            {isHidden ? <Badge tone="outline">{text.hidden}</Badge> : null}
          </span>
          {readOnly ? null : (
            <span className="flex">
              {isFixed ? null : (
                <MoveButtons
                  itemName={name}
                  isFirst={props.isFirst}
                  isLast={props.isLast}
                  onMove={props.onMove}
                />
              )}
              <IconButton
                icon={Copy}
                title={actionTexts.duplicate}
                label={getLabel(actionTexts.duplicate)}
                onClick={props.onDuplicate}
              />
              <IconButton
                icon={isHidden ? Eye : EyeOff}
                title={isHidden ? actionTexts.show : actionTexts.hide}
                label={getLabel(isHidden ? actionTexts.show : actionTexts.hide)}
                onClick={props.onToggleHidden}
              />
              <IconButton
                icon={Trash2}
                tone="danger"
                title={actionTexts.remove}
                label={getLabel(actionTexts.remove)}
                onClick={props.onRemove}
              />
            </span>
          )}
        </div>
      }
    >
      <div
        ref={props.isAdded ? focusFirstControl : undefined}
        className="flex max-w-3xl flex-col gap-5 pt-2 pb-6 pl-11 max-sm:pl-0"
      >
        {children}
      </div>
    </AccordionItem>
  );
}
