import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useFieldArray } from 'react-hook-form';
import { isEqual } from '@/admin/editing/merge-fields';
import { MAX_UNANSWERED_SAVES, useVersionedForm } from '@/admin/editing/use-versioned-form';
import { z } from '@/admin/lib/zod';
import { collectionToastTexts, collectionWarningTexts, removedItemToastText } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { notify } from '@/shared/components/notify';
import { mayBeStored, toAppError } from '@/shared/lib/app-error';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { fetchCollectionWithEditorName, type StoredCollectionRow } from './api/collection-queries';
import {
  collectionDraftsQuery,
  type DraftData,
  hasDraftData,
  type StoredCollectionDraft,
  useSaveCollectionDraft,
} from './api/drafts';
import { useSaveCollection } from './api/save-collection';
import {
  assignPermanentItemIds,
  createCollectionFormSchema,
  createCollectionItem,
  duplicateCollectionItem,
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
    (stored: StoredCollectionRow | undefined) =>
      (stored && parseCollectionValue(collection, stored.value)) ??
      (parseCollectionValue(collection, collection.initial) as CollectionValue),
    [collection],
  );
  /** Item whose form is open. The first field of an added item takes the focus. */
  const [openItem, setOpenItem] = useState({ id: '', isAdded: false });
  const { mutateAsync } = useSaveCollection(collection);
  const draftSave = useSaveCollectionDraft(collection);
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(initialDraft);
  const runningDraftSave = useRef<Promise<StoredCollectionDraft | null>>(null);
  /** Drafts sent since the last response. */
  const unansweredDrafts = useRef<DraftData[]>([]);
  const draftValues = useMemo(
    () => (draft ? parseCollectionValue(collection, draft.value) : null),
    [collection, draft],
  );
  function openInvalidItem(errors: FieldErrors<CollectionValue>) {
    const invalidIndex = Array.isArray(errors.items) ? errors.items.findIndex(Boolean) : -1;
    const item = editor.form.getValues().items[invalidIndex];
    if (!errors.texts && item) setOpenItem({ id: item.id, isAdded: false });
  }

  const editor = useVersionedForm<CollectionValue, StoredCollectionRow>({
    schema,
    row,
    draft: draft && draftValues ? { values: draftValues, version: draft.base_version } : undefined,
    toValues,
    async write(sentValues, { version, unansweredSaves }) {
      // The publication deletes the draft of one version.
      const savedDraft = (await runningDraftSave.current) ?? (await findUnansweredDraft());
      const { row: savedRow } = await mutateAsync({
        value: assignPermanentItemIds(collection, sentValues),
        version,
        draftVersion: (savedDraft ?? draft)?.version,
        unansweredSaves: unansweredSaves.map((values) => assignPermanentItemIds(collection, values)),
      });
      setDraft(undefined);
      unansweredDrafts.current = [];
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
    onRefusedDate: openInvalidItem,
    onInvalid(errors) {
      notify.error(collectionToastTexts.invalid);
      openInvalidItem(errors);
    },
  });
  const { form, values, storedRow } = editor;

  /** Returns the stored draft of a save whose response was lost; undefined without one. */
  async function findUnansweredDraft(): Promise<StoredCollectionDraft | undefined> {
    if (unansweredDrafts.current.length === 0) return undefined;
    const storedDrafts = await queryClient.fetchQuery({ ...collectionDraftsQuery(), staleTime: 0 });
    return storedDrafts.find(
      (storedDraft) =>
        storedDraft.key === collection.key &&
        unansweredDrafts.current.some((sentDraft) => hasDraftData(storedDraft, sentDraft)),
    );
  }

  /** Sends the draft. Returns null after a failure, which a toast reports. */
  async function sendDraft(sentDraft: DraftData): Promise<StoredCollectionDraft | null> {
    const draftVersion = draft?.version;
    const wasOnline = onlineManager.isOnline();
    try {
      const unansweredSaves = unansweredDrafts.current;
      const savedDraft = await draftSave.mutateAsync({ ...sentDraft, draftVersion, unansweredSaves });
      unansweredDrafts.current = [];
      return savedDraft;
    } catch (cause) {
      // A request that starts offline cannot reach the database.
      if (wasOnline && mayBeStored(toAppError(cause)))
        unansweredDrafts.current = [...unansweredDrafts.current, sentDraft].slice(-MAX_UNANSWERED_SAVES);
      return null;
    }
  }

  const fieldArray = useFieldArray<CollectionValue, 'items', 'fieldKey'>({
    control: form.control,
    name: 'items',
    keyName: 'fieldKey',
  });

  return {
    ...editor,
    textWarnings: findCollectionTextWarnings(collection, values, getLocalDateInDays(0)),
    /** True when the stored value does not match the definition: the form starts from the default. */
    isUnreadable: storedRow !== undefined && parseCollectionValue(collection, storedRow.value) === null,
    draft,
    isDraftReadable: draftValues !== null,
    isSavingDraft: draftSave.isPending,
    /** Stores the values beside the live ones, for a publication at a date (ISO) or by hand. */
    saveDraft(publishAt: string | null) {
      const submitDraft = editor.createSubmit(async (sentValues) => {
        if (runningDraftSave.current) return;
        const value = assignPermanentItemIds(collection, sentValues);
        const { version: liveVersion } = editor.base.current;
        runningDraftSave.current = sendDraft({ value, liveVersion, publishAt });
        const savedDraft = await runningDraftSave.current;
        runningDraftSave.current = null;
        if (!savedDraft) return;
        setDraft(savedDraft);
        // Values typed during the save stay.
        if (isEqual(form.getValues(), sentValues)) editor.fill(value);
      });
      return submitDraft();
    },
    /** Shows the live values again, after the deletion of the draft. */
    showLiveValues() {
      setDraft(undefined);
      unansweredDrafts.current = [];
      editor.fill(editor.storedValues);
      editor.base.current.version = storedRow?.version ?? 0;
    },
    /** Discards what was typed since the draft or, without one, since the publication. */
    reset: () => (draftValues ? editor.fill(draftValues) : editor.reset()),
    openItem,
    setOpenItem,
    moveItem: fieldArray.move,
    addItem() {
      const item = createCollectionItem(collection, values.items);
      fieldArray.append(item as never, { shouldFocus: false });
      setOpenItem({ id: item.id, isAdded: true });
    },
    duplicateItem(index: number) {
      const item = values.items[index];
      if (!item) return;
      const copy = duplicateCollectionItem(collection, item, values.items);
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
      notify.success({
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
