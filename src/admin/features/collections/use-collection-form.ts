import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { localBackup } from '@/admin/editing/local-backup';
import { useLocalBackup } from '@/admin/editing/use-local-backup';
import { collectionToasts, removedItem } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { collectionSchema } from '@/shared/collections/schema';
import { notify } from '@/shared/components/notify';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { readLastAuthor, readStored, type StoredCollection } from './api/collection-queries';
import { useSaveCollection } from './api/save-collection';
import { copyOf, newItem, readValue, sameValue, withIds } from './collection-value';

const isValue = (value: unknown): value is CollectionValue =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'texts') === 'object' &&
  Array.isArray(Reflect.get(value, 'items'));

const collectionBackup = localBackup('rubrique', isValue);

interface Conflict {
  row: StoredCollection;
  savedBy: string;
  asked: boolean;
}

interface CollectionFormOptions {
  collection: Collection;
  /** Undefined of what nobody changed yet. */
  row: StoredCollection | undefined;
  userId: string | null;
}

/** The form of one collection: its values, what differs from what is online, and the one way to save. */
export function useCollectionForm({ collection, row, userId }: CollectionFormOptions) {
  const [stored, setStored] = useState(row);
  const saved = useMemo<CollectionValue>(
    () =>
      (stored && readValue(collection, stored.value)) ??
      (readValue(collection, collection.initial) as CollectionValue),
    [collection, stored],
  );
  const schema = useMemo(() => collectionSchema(collection), [collection]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** Id of the item whose form is open. */
  const [open, setOpen] = useState('');
  const save = useSaveCollection(collection);
  const form = useForm<CollectionValue>({ resolver: zodResolver(schema), defaultValues: saved });
  const items = useFieldArray<CollectionValue, 'items', 'row'>({
    control: form.control,
    name: 'items',
    keyName: 'row',
  });
  const values = useWatch({ control: form.control }) as CollectionValue;
  const dirty = !sameValue(values, saved);
  const known = useRef(row?.version ?? 0);
  const sending = useRef(false);
  const backup = useLocalBackup({
    store: collectionBackup,
    same: sameValue,
    userId,
    id: collection.key,
    version: known.current,
    values,
    dirty,
  });

  async function send(sent: CollectionValue) {
    if (!userId || sending.current) return;
    sending.current = true;
    setFailure(null);
    try {
      const next = await save.mutateAsync({ value: withIds(collection, sent), version: known.current });
      known.current = next.version;
      setConflict(null);
      setStored(next);
      const fresh = readValue(collection, next.value);
      // what was typed while the answer was on its way stays
      if (fresh && sameValue(form.getValues(), values)) form.reset(fresh);
    } catch (cause) {
      const error = toAppError(cause);
      setFailure(error);
      if (error.kind !== 'conflict') return;
      const now = await Promise.all([readStored(collection.key), readLastAuthor(collection.key)]).catch(
        () => null,
      );
      if (now?.[0]) setConflict({ row: now[0], savedBy: now[1], asked: true });
    } finally {
      sending.current = false;
    }
  }

  const submit = form.handleSubmit(send, (errors) => {
    notify.error(collectionToasts.invalid);
    const wrong = Array.isArray(errors.items) ? errors.items.findIndex(Boolean) : -1;
    const item = form.getValues().items[wrong];
    if (!errors.texts && item) setOpen(item.id);
  });

  return {
    form,
    items,
    values,
    stored,
    /** What is stored cannot be read: the form starts from what the site is delivered with. */
    unreadable: stored !== undefined && readValue(collection, stored.value) === null,
    dirty,
    saving: save.isPending,
    failure,
    conflict,
    backup,
    open,
    setOpen,
    submit,
    reset: () => form.reset(saved),
    add() {
      const item = newItem(collection, values.items);
      items.append(item as never, { shouldFocus: false });
      setOpen(item.id);
    },
    duplicate(index: number) {
      const item = values.items[index];
      if (!item) return;
      const copy = copyOf(collection, item, values.items);
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
    restore(past: CollectionValue) {
      form.reset(past, { keepDefaultValues: true });
      return submit();
    },
    restoreBackup() {
      if (!backup.found) return;
      known.current = backup.found.version;
      form.reset(backup.found.values, { keepDefaultValues: true });
      backup.dismiss();
    },
    reload() {
      if (!conflict) return;
      backup.offer({ values, version: conflict.row.version, at: new Date().toISOString() });
      known.current = conflict.row.version;
      setStored(conflict.row);
      const theirs = readValue(collection, conflict.row.value);
      if (theirs) form.reset(theirs);
      setConflict(null);
      setFailure(null);
    },
    overwrite() {
      if (!conflict) return;
      known.current = conflict.row.version;
      return submit();
    },
    postpone: () => setConflict((now) => now && { ...now, asked: false }),
    choose: () => setConflict((now) => now && { ...now, asked: true }),
  };
}

/** What the parts of the editor share. */
export type CollectionFormState = ReturnType<typeof useCollectionForm>;
