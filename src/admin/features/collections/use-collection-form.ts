import { useCallback, useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { createLocalBackupStore } from '@/admin/editing/local-backup';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { collectionToastTexts, removedItemToastText, textWarningTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { notify } from '@/shared/components/notify';
import { getLocalDate } from '@/shared/lib/local-date';
import { fetchCollectionWithEditorName, type StoredCollectionRow } from './api/collection-queries';
import { useSaveCollection } from './api/save-collection';
import {
  assignPermanentItemIds,
  createCollectionItem,
  createFormSchema,
  duplicateCollectionItem,
  isSameCollectionValue,
  parseCollectionValue,
} from './collection-value';
import { mergeCollectionValues } from './merge-collections';
import { findTextWarnings } from './text-warnings';

const isValue = (value: unknown): value is CollectionValue =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'texts') === 'object' &&
  Array.isArray(Reflect.get(value, 'items'));

const collectionBackup = createLocalBackupStore('collection', isValue);

interface CollectionFormOptions {
  collection: Collection;
  /** Undefined for a collection without a row. */
  row: StoredCollectionRow | undefined;
  userId: string | null;
}

/** Versioned form of a collection, with the actions on its items. */
export function useCollectionForm({ collection, row, userId }: CollectionFormOptions) {
  const schema = useMemo(() => createFormSchema(collection), [collection]);
  const toValues = useCallback(
    (stored: StoredCollectionRow | undefined) =>
      (stored && parseCollectionValue(collection, stored.value)) ??
      (parseCollectionValue(collection, collection.initial) as CollectionValue),
    [collection],
  );
  /** Id of the item whose form is open. */
  const [openItemId, setOpen] = useState('');
  const { mutateAsync } = useSaveCollection(collection);
  const editor = useVersionedForm<CollectionValue, StoredCollectionRow>({
    schema,
    row,
    toValues,
    isSame: isSameCollectionValue,
    async write(sentValues, { version }) {
      const { row } = await mutateAsync({ value: assignPermanentItemIds(collection, sentValues), version });
      const [description] = Object.values(findTextWarnings(collection, sentValues, getLocalDate(0)));
      if (description) notify.info({ title: textWarningTexts.title, description });
      return row;
    },
    rebase: (typedValues, sentValues, storedValues) =>
      mergeCollectionValues(sentValues, typedValues, storedValues),
    readCurrent: () => fetchCollectionWithEditorName(collection.key),
    backup: { store: collectionBackup, userId, toId: () => collection.key },
    onInvalid(errors) {
      notify.error(collectionToastTexts.invalid);
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
    /** Remarks on texts that the items contradict, by the name of the text. */
    textWarnings: findTextWarnings(collection, values, getLocalDate(0)),
    /** True when the stored value does not match the definition: the form starts from the default. */
    unreadable: stored !== undefined && parseCollectionValue(collection, stored.value) === null,
    open: openItemId,
    setOpen,
    add() {
      const item = createCollectionItem(collection, values.items);
      items.append(item as never, { shouldFocus: false });
      setOpen(item.id);
    },
    duplicate(index: number) {
      const item = values.items[index];
      if (!item) return;
      const copy = duplicateCollectionItem(collection, item, values.items);
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
        title: removedItemToastText.title,
        action: {
          label: removedItemToastText.undo,
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
