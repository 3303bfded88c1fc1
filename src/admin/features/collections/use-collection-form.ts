import { useCallback, useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { createLocalBackup } from '@/admin/editing/local-backup';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { collectionToasts, removedItem } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { collectionSchema } from '@/shared/collections/schema';
import { notify } from '@/shared/components/notify';
import { readCurrentWithEditor, type StoredCollection } from './api/collection-queries';
import { useSaveCollection } from './api/save-collection';
import { assignPermanentIds, createItem, duplicateItem, isSameValue, readValue } from './collection-value';

const isValue = (value: unknown): value is CollectionValue =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'texts') === 'object' &&
  Array.isArray(Reflect.get(value, 'items'));

const collectionBackup = createLocalBackup('collection', isValue);

interface CollectionFormOptions {
  collection: Collection;
  /** Undefined for a collection without a row. */
  row: StoredCollection | undefined;
  userId: string | null;
}

/** Versioned form of a collection, with the actions on its items. */
export function useCollectionForm({ collection, row, userId }: CollectionFormOptions) {
  const schema = useMemo(() => collectionSchema(collection), [collection]);
  const toValues = useCallback(
    (stored: StoredCollection | undefined) =>
      (stored && readValue(collection, stored.value)) ??
      (readValue(collection, collection.initial) as CollectionValue),
    [collection],
  );
  /** Id of the item whose form is open. */
  const [openItemId, setOpen] = useState('');
  const { mutateAsync } = useSaveCollection(collection);
  const editor = useVersionedForm<CollectionValue, StoredCollection>({
    schema,
    row,
    toValues,
    isSame: isSameValue,
    write: (sentValues, { version }) =>
      mutateAsync({ value: assignPermanentIds(collection, sentValues), version }),
    readCurrent: () => readCurrentWithEditor(collection.key),
    backup: { store: collectionBackup, userId, toId: () => collection.key },
    onInvalid(errors) {
      notify.error(collectionToasts.invalid);
      const invalidIndex = Array.isArray(errors.items) ? errors.items.findIndex(Boolean) : -1;
      const item = editor.form.getValues().items[invalidIndex];
      if (!errors.texts && item) setOpen(item.id);
    },
  });
  const { form, values, stored } = editor;
  const items = useFieldArray<CollectionValue, 'items', 'row'>({
    control: form.control,
    name: 'items',
    keyName: 'row',
  });

  return {
    ...editor,
    items,
    /** True when the stored value does not match the definition: the form starts from the default. */
    unreadable: stored !== undefined && readValue(collection, stored.value) === null,
    open: openItemId,
    setOpen,
    add() {
      const item = createItem(collection, values.items);
      items.append(item as never, { shouldFocus: false });
      setOpen(item.id);
    },
    duplicate(index: number) {
      const item = values.items[index];
      if (!item) return;
      const copy = duplicateItem(collection, item, values.items);
      items.insert(index + 1, copy as never, { shouldFocus: false });
      setOpen(copy.id);
    },
    hide(index: number) {
      const { hidden, ...item } = form.getValues(`items.${index}`);
      items.update(index, (hidden ? item : { ...item, hidden: true }) as never);
    },
    remove(index: number) {
      const item = form.getValues(`items.${index}`);
      items.remove(index);
      notify.success({
        title: removedItem.title,
        action: {
          label: removedItem.undo,
          onClick: () => items.insert(index, item as never, { shouldFocus: false }),
        },
      });
    },
    restore(revision: CollectionValue) {
      editor.fill(revision);
      return editor.submit();
    },
  };
}

export type CollectionFormState = ReturnType<typeof useCollectionForm>;
