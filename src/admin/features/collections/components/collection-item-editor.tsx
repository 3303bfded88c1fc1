import clsx from 'clsx';
import { Copy, Eye, EyeOff } from 'lucide-react';
import type { Control, FieldValues } from 'react-hook-form';
import { quoteName } from '@/admin/lib/quote-name';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { DragHandle, useSortableRow } from '@/admin/lists/sortable-list';
import { Badge } from '@/admin/ui/badge';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { IconButton } from '@/admin/ui/icon-button';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AccordionItem } from '@/shared/components/accordion';
import { getCollectionItemName } from '../collection-value';
import type { CollectionFormState } from '../use-collection-form';
import { CollectionFieldInput } from './collection-field-input';

interface CollectionItemEditorProps {
  collection: Collection;
  editor: CollectionFormState;
  item: CollectionValue['items'][number];
  index: number;
  readOnly: boolean;
  /** True during a search, which hides the neighbours: the row cannot move. */
  isFixed: boolean;
  onMove: (step: -1 | 1) => void;
}

const focusFirstControl = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();

/** Item of a collection: name, actions, and its form. */
export function CollectionItemEditor(props: CollectionItemEditorProps) {
  const { collection, editor, item, index, readOnly, isFixed, onMove } = props;
  const { form, values, openItem } = editor;
  const { id, hidden: isHidden } = item;
  const name = getCollectionItemName(collection, item);
  const hasError = Boolean(form.formState.errors.items?.[index]);
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
            <span className="flex flex-wrap">
              {isFixed ? null : (
                <MoveButtons
                  itemName={name}
                  isFirst={index === 0}
                  isLast={index === values.items.length - 1}
                  onMove={onMove}
                />
              )}
              <IconButton
                icon={Copy}
                title={actionTexts.duplicate}
                label={getLabel(actionTexts.duplicate)}
                onClick={() => editor.duplicateItem(index)}
              />
              <IconButton
                icon={isHidden ? Eye : EyeOff}
                title={isHidden ? actionTexts.show : actionTexts.hide}
                label={getLabel(isHidden ? actionTexts.show : actionTexts.hide)}
                onClick={() => editor.toggleItemHidden(index)}
              />
              <DeleteIconButton
                title={actionTexts.remove}
                name={quoteName(name)}
                onClick={() => editor.removeItem(index)}
              />
            </span>
          )}
        </div>
      }
    >
      <div
        ref={openItem.isAdded && openItem.id === id ? focusFirstControl : undefined}
        className="flex max-w-3xl flex-col gap-5 pt-2 pb-6 pl-11 max-sm:pl-0"
      >
        {Object.entries(collection.itemFields).map(([key, field]) => (
          <CollectionFieldInput
            key={key}
            control={form.control as unknown as Control<FieldValues>}
            name={`items.${index}.${key}`}
            field={field}
            readOnly={readOnly}
          />
        ))}
      </div>
    </AccordionItem>
  );
}
