import { onlineManager } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useFieldArray } from 'react-hook-form';
import { isEqual } from '@/admin/editing/merge-fields';
import {
  MAX_UNANSWERED_SAVES,
  type SaveConflict,
  useVersionedForm,
} from '@/admin/editing/use-versioned-form';
import { dismissToast } from '@/admin/lib/dismiss-toast';
import { z } from '@/admin/lib/zod';
import { collectionToastTexts, collectionWarningTexts, removedItemToastText } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { notify } from '@/shared/components/notify';
import { mayBeStored, toAppError } from '@/shared/lib/app-error';
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
  const { mutateAsync } = useSaveCollection(collection);
  const draftSave = useSaveCollectionDraft(collection);
  const [draft, setDraft] = useState(initialDraft);
  const [draftConflict, setDraftConflict] = useState<SaveConflict<StoredCollectionDraft> | null>(null);
  const runningDraftSave = useRef<Promise<StoredCollectionDraft | null>>(null);
  /** Toasts that undo a removal. They fill this form, so they close with it. */
  const removalToastIds = useRef<string[]>([]);
  useEffect(() => () => removalToastIds.current.forEach((id) => void dismissToast(id)), []);
  /** Drafts sent since the last response. One of them may be stored. */
  const [unansweredDrafts, setUnansweredDrafts] = useState<readonly DraftData[]>([]);
  /** Copy of `unansweredDrafts`: a running save does not see the state of the next render. */
  const latestUnansweredDrafts = useRef(unansweredDrafts);
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
      const savedDraft =
        (await runningDraftSave.current) ??
        (await findUnansweredDraft(collection.key, latestUnansweredDrafts.current));
      const { row: savedRow } = await mutateAsync({
        value: assignPermanentItemIds(collection, sentValues),
        version,
        draftVersion: (savedDraft ?? draft)?.version,
        unansweredSaves: unansweredSaves.map((values) => assignPermanentItemIds(collection, values)),
      });
      replaceDraft(undefined);
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
  const { items: itemsError } = form.formState.errors;

  /** Takes a draft as the stored one; undefined when it was published or discarded. */
  function replaceDraft(newDraft: StoredCollectionDraft | undefined) {
    setDraft(newDraft);
    setDraftConflict(null);
    storeUnansweredDrafts([]);
  }

  function storeUnansweredDrafts(drafts: readonly DraftData[]) {
    latestUnansweredDrafts.current = drafts;
    setUnansweredDrafts(drafts);
  }

  /** Lets the next save write over the draft of a colleague. Returns the values of that draft. */
  function rebaseDraft(theirDraft: StoredCollectionDraft): CollectionValue {
    replaceDraft(theirDraft);
    editor.base.current.version = theirDraft.base_version;
    return parseCollectionValue(collection, theirDraft.value) ?? editor.storedValues;
  }

  /** Reads the draft of the colleague and shows the conflict. */
  async function openDraftConflict() {
    const theirDraft = await fetchDraft(collection.key).catch(() => undefined);
    // Editors may not read the names of colleagues.
    if (theirDraft)
      setDraftConflict({ row: theirDraft, savedBy: '', isDialogOpen: true, origin: { isManual: true } });
  }

  /** Sends the draft. Returns null after a failure, which a toast reports. */
  async function sendDraft(
    sentDraft: DraftData,
    draftVersion: number | undefined,
  ): Promise<StoredCollectionDraft | null> {
    const wasOnline = onlineManager.isOnline();
    try {
      const unansweredSaves = latestUnansweredDrafts.current;
      return await draftSave.mutateAsync({ ...sentDraft, draftVersion, unansweredSaves });
    } catch (cause) {
      const error = toAppError(cause);
      if (error.kind === 'conflict') await openDraftConflict();
      // A request that starts offline cannot reach the database.
      if (wasOnline && mayBeStored(error))
        storeUnansweredDrafts([...latestUnansweredDrafts.current, sentDraft].slice(-MAX_UNANSWERED_SAVES));
      return null;
    }
  }

  /** Stores the values beside the live ones, over a version of the draft. */
  function submitDraft(publishAt: string | null, draftVersion: number | undefined) {
    const submit = editor.createSubmit(async (sentValues) => {
      if (runningDraftSave.current) return;
      const value = assignPermanentItemIds(collection, sentValues);
      const { version: liveVersion } = editor.base.current;
      runningDraftSave.current = sendDraft({ value, liveVersion, publishAt }, draftVersion);
      const savedDraft = await runningDraftSave.current;
      runningDraftSave.current = null;
      if (!savedDraft) return;
      replaceDraft(savedDraft);
      // Values typed during the save stay.
      if (isEqual(form.getValues(), sentValues)) editor.fill(value);
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
    isSavingDraft: draftSave.isPending,
    unansweredDrafts,
    /** Stores the values beside the live ones, for a publication at a date (ISO) or by hand. */
    saveDraft: (publishAt: string | null) => submitDraft(publishAt, draft?.version),
    /** Draft that a colleague saved after this form had read it. */
    draftConflict,
    setDraftConflictDialogOpen: (isDialogOpen: boolean) =>
      setDraftConflict((current) => current && { ...current, isDialogOpen }),
    /** Replaces the typed values by the colleague's draft; the typed values become the backup. */
    reloadDraft(theirDraft: StoredCollectionDraft) {
      editor.backup.storeReplacedValues(values, editor.base.current.version, collection.key);
      editor.fill(rebaseDraft(theirDraft));
    },
    /** Saves the colleague's draft with the changes of the person. */
    overwriteDraft(theirDraft: StoredCollectionDraft, publishAt: string | null) {
      const baseValues = draftValues ?? editor.storedValues;
      const theirValues = rebaseDraft(theirDraft);
      editor.fill(mergeCollectionEdits(baseValues, values, theirValues, { prefersMine: true }) ?? values);
      return submitDraft(publishAt, theirDraft.version);
    },
    /** Shows the live values again, after the deletion of the draft. */
    showLiveValues() {
      replaceDraft(undefined);
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
