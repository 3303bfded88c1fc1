import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useFieldArray } from 'react-hook-form';
import { isEqual } from '@/admin/editing/merge-fields';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { useVersionedSaves } from '@/admin/editing/use-versioned-saves';
import { dismissToast } from '@/admin/lib/dismiss-toast';
import { z } from '@/admin/lib/zod';
import { collectionToastTexts, collectionWarningTexts, removedItemToastText } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { notify } from '@/shared/components/notify';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { fetchCollectionWithEditorName, type StoredCollectionRow } from './api/collection-queries';
import {
  type DraftData,
  fetchDraft,
  findUnansweredDraft,
  type StoredCollectionDraft,
  useSaveCollectionDraft,
} from './api/drafts';
import { useSaveCollection } from './api/save-collection';
import {
  assignPermanentItemIds,
  createCollectionFormSchema,
  createCollectionItem,
  duplicateCollectionItem,
  getCollectionValue,
  parseCollectionValue,
  replaceRefusedCollectionDates,
} from './collection-value';
import { mergeCollectionEdits } from './merge-collections';
import { findCollectionTextWarnings } from './text-warnings';

/** Schema of an unfinished collection, whose fields may have any value. */
const unfinishedCollectionSchema = z.object({
  texts: z.record(z.string(), z.unknown()),
  items: z.array(z.unknown()),
}) as unknown as z.ZodType<CollectionValue>;

interface CollectionFormOptions {
  collection: Collection;
  /** Undefined for a collection without a row. */
  row: StoredCollectionRow | undefined;
  /** Draft that the form shows when it opens. */
  initialDraft: StoredCollectionDraft | undefined;
}

/** Versioned form of a collection, with the actions on its items. */
export function useCollectionForm({ collection, row, initialDraft }: CollectionFormOptions) {
  const schema = useMemo(() => createCollectionFormSchema(collection), [collection]);
  const toValues = useCallback(
    (stored: StoredCollectionRow | undefined) => getCollectionValue(collection, stored),
    [collection],
  );
  /** Item whose form is open. The first field of an added item takes the focus. */
  const [openItem, setOpenItem] = useState({ id: '', isAdded: false });
  const { mutateAsync: publish } = useSaveCollection(collection);
  const { mutateAsync: storeDraft } = useSaveCollectionDraft(collection);
  const draftSaves = useVersionedSaves<DraftData, StoredCollectionDraft | undefined>({
    row: initialDraft,
    write: storeDraft,
    async readCurrent() {
      const theirDraft = await fetchDraft(collection.key);
      // Editors may not read the names of colleagues.
      return theirDraft ? { row: theirDraft, savedBy: '' } : null;
    },
  });
  const { baseRow: draft, unansweredSaves: unansweredDrafts } = draftSaves.base;
  /** Toasts whose button undoes the removal of an item. The button changes this form, so they close with the form. */
  const removalToastIds = useRef<string[]>([]);
  useEffect(() => () => removalToastIds.current.forEach((id) => void dismissToast(id)), []);
  const draftValues = useMemo(
    () => (draft ? parseCollectionValue(collection, draft.value) : null),
    [collection, draft],
  );
  function openInvalidItem(errors: FieldErrors<CollectionValue>) {
    const invalidIndex = Array.isArray(errors.items) ? errors.items.findIndex(Boolean) : -1;
    const item = editor.form.getValues().items[invalidIndex];
    if (!errors.texts && item) setOpenItem({ id: item.id, isAdded: false });
  }

  const editor = useVersionedForm<CollectionValue, StoredCollectionRow | undefined>({
    schema,
    row,
    draft: draft && draftValues ? { values: draftValues, version: draft.base_version } : undefined,
    toValues,
    async write({ values: sentValues, version, unansweredSaves }) {
      await draftSaves.runningSave.current?.result;
      const { baseRow: savedDraft, unansweredSaves: sentDrafts } = draftSaves.latestBase.current;
      // `publish` deletes the draft if it still has this version.
      const storedDraft = (await findUnansweredDraft(collection.key, sentDrafts)) ?? savedDraft;
      const { row: savedRow } = await publish({
        value: assignPermanentItemIds(collection, sentValues),
        version,
        draftVersion: storedDraft?.version,
        unansweredSaves: unansweredSaves.map((value) => assignPermanentItemIds(collection, value)),
      });
      draftSaves.replaceRow(undefined);
      const [description] = Object.values(
        findCollectionTextWarnings(collection, sentValues, getLocalDateInDays(0)),
      );
      if (description) notify.info({ title: collectionWarningTexts.title, description });
      return savedRow;
    },
    merge: mergeCollectionEdits,
    readCurrent: () => fetchCollectionWithEditorName(collection.key),
    backup: { kind: 'collection', schema: unfinishedCollectionSchema, toId: () => collection.key },
    replaceRefusedDates: (typedValues, storedValues, errors) =>
      replaceRefusedCollectionDates(collection, typedValues, storedValues, errors),
    onInvalid(errors, { hasOnlyRefusedDates }) {
      if (!hasOnlyRefusedDates) notify.error(collectionToastTexts.invalid);
      openInvalidItem(errors);
    },
  });
  const { form, values, storedRow } = editor;
  const { items: itemsError } = form.formState.errors;

  /** Lets the next save write over the draft of a colleague. Returns the values of this draft. */
  function rebaseDraft(theirDraft: StoredCollectionDraft): CollectionValue {
    draftSaves.replaceRow(theirDraft);
    editor.updateBase({ version: theirDraft.base_version });
    return parseCollectionValue(collection, theirDraft.value) ?? editor.storedValues;
  }

  /** Stores the values beside the live ones, to be published at an ISO date, or by hand when null. A toast reports a failure. */
  function saveDraft(publishAt: string | null) {
    const submit = editor.createSubmit(async (sentValues) => {
      const value = assignPermanentItemIds(collection, sentValues);
      const { version: liveVersion } = editor.latestBase.current;
      const result = await draftSaves.save({ value, liveVersion, publishAt }, { isManual: true });
      // Values typed during the save stay.
      if (result?.row && isEqual(form.getValues(), sentValues)) editor.fill(value);
    });
    return submit();
  }

  const fieldArray = useFieldArray<CollectionValue, 'items', 'fieldKey'>({
    control: form.control,
    name: 'items',
    keyName: 'fieldKey',
  });

  return {
    ...editor,
    /** Error of the whole list, which no field shows: it has too many items. */
    listError: itemsError?.root?.message ?? itemsError?.message,
    textWarnings: findCollectionTextWarnings(collection, values, getLocalDateInDays(0)),
    /** True when the stored value does not match the definition: the form starts from the default. */
    isUnreadable: storedRow !== undefined && parseCollectionValue(collection, storedRow.value) === null,
    draft,
    isDraftReadable: draftValues !== null,
    isSavingDraft: draftSaves.isSubmitting,
    unansweredDrafts,
    saveDraft,
    /** Draft that a colleague saved after this form had read it. */
    draftConflict: draftSaves.conflict,
    setDraftConflictDialogOpen: draftSaves.setConflictDialogOpen,
    /** Replaces the typed values by the colleague's draft; the typed values become the backup. */
    reloadDraft(theirDraft: StoredCollectionDraft) {
      editor.backup.storeReplacedValues(values, editor.latestBase.current.version, collection.key);
      editor.fill(rebaseDraft(theirDraft));
    },
    /** Saves the colleague's draft with the changes of the person. */
    overwriteDraft(theirDraft: StoredCollectionDraft, publishAt: string | null) {
      const baseValues = draftValues ?? editor.storedValues;
      const theirValues = rebaseDraft(theirDraft);
      editor.fill(mergeCollectionEdits(baseValues, values, theirValues, { prefersMine: true }) ?? values);
      return saveDraft(publishAt);
    },
    /** Shows the live values again, after the deletion of the draft. */
    showLiveValues() {
      draftSaves.replaceRow(undefined);
      editor.fill(editor.storedValues);
      editor.updateBase({ version: storedRow?.version ?? 0 });
    },
    openItem,
    setOpenItem,
    moveItem: fieldArray.move,
    addItem() {
      const item = createCollectionItem(collection);
      fieldArray.append(item as never, { shouldFocus: false });
      setOpenItem({ id: item.id, isAdded: true });
    },
    duplicateItem(index: number) {
      const item = values.items[index];
      if (!item) return;
      const copy = duplicateCollectionItem(collection, item);
      fieldArray.insert(index + 1, copy as never, { shouldFocus: false });
      setOpenItem({ id: copy.id, isAdded: true });
    },
    toggleItemHidden(index: number) {
      const { hidden, ...item } = form.getValues(`items.${index}`);
      fieldArray.update(index, (hidden ? item : { ...item, hidden: true }) as never);
    },
    removeItem(index: number) {
      const item = form.getValues(`items.${index}`);
      fieldArray.remove(index);
      const toastId = `removed-${item.id}`;
      removalToastIds.current.push(toastId);
      notify.success({
        id: toastId,
        title: removedItemToastText.title,
        action: {
          label: removedItemToastText.undo,
          onClick() {
            // A reset may have restored the item since.
            if (form.getValues('items').some(({ id }) => id === item.id)) return;
            fieldArray.insert(index, item as never, { shouldFocus: false });
          },
        },
      });
    },
    restore(revision: CollectionValue) {
      editor.fill(revision);
      return editor.submit();
    },
  };
}

/** Form of a collection with its actions, as `useCollectionForm` returns it. */
export type CollectionFormState = ReturnType<typeof useCollectionForm>;
