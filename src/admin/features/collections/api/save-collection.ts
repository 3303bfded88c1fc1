import { useMutation } from '@tanstack/react-query';
import { isEqual } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { collectionToastTexts } from '@/copy/admin/collections';
import { conflictText } from '@/copy/admin/content-writing';
import type { Collection, CollectionValue } from '@/copy/collection';
import type { ToastText } from '@/copy/types';
import { AppError, toAppError } from '@/shared/lib/app-error';
import type { Json } from '@/types/database';
import { createCollectionFormSchema, parseCollectionValue } from '../collection-value';
import { mergeCollectionEdits } from '../merge-collections';
import {
  COLLECTION_COLUMNS,
  collectionQueries,
  fetchCollectionRevisionValue,
  fetchCollectionRow,
  fetchCollectionWithEditorName,
  type StoredCollectionRow,
} from './collection-queries';
import { collectionDraftsQuery } from './drafts';

interface CollectionSave {
  value: CollectionValue;
  /** Version that the form started from; `DEFAULT_VALUE_VERSION` for a collection without a row. */
  version: number;
  /** Version of the draft that the save publishes; undefined without a draft. */
  draftVersion?: number | undefined;
  /** Values of earlier saves without a response. One of them may be stored. */
  unansweredSaves: readonly CollectionValue[];
}

interface CollectionSaveResult {
  row: StoredCollectionRow;
  /** Name of the colleague whose changes were merged; empty when unknown, undefined without a merge. */
  mergedWith?: string;
}

async function storeCollection(
  collection: Collection,
  { value, version, draftVersion }: CollectionSave,
): Promise<StoredCollectionRow> {
  const [row] = await unwrap(
    supabase
      .rpc('save_collection', {
        collection_key: collection.key,
        collection_label: collection.label,
        base_version: version,
        new_value: value as unknown as Json,
        draft_version: draftVersion,
      })
      .select(COLLECTION_COLUMNS),
  );
  if (!row) throw new AppError('not-found');
  return row;
}

function saveOverReadVersion(collection: Collection, change: CollectionSave): Promise<StoredCollectionRow> {
  const hasValue = (row: StoredCollectionRow, value: CollectionValue) => {
    const storedValue = parseCollectionValue(collection, row.value);
    return storedValue !== null && isEqual(storedValue, value);
  };
  return saveOverVersion({
    version: change.version,
    save: (version) => storeCollection(collection, { ...change, version }),
    readCurrent: () => fetchCollectionRow(collection.key),
    isSame: (row) => hasValue(row, change.value),
    mayReplace: (row) => change.unansweredSaves.some((sentValue) => hasValue(row, sentValue)),
  });
}

/** Merges the change with the value that a colleague saved; null when the two cannot be merged. */
async function mergeWithCurrent(collection: Collection, { value, version }: CollectionSave) {
  const [{ row, savedBy }, base] = await Promise.all([
    fetchCollectionWithEditorName(collection.key),
    fetchCollectionRevisionValue(collection, version),
  ]);
  const theirs = parseCollectionValue(collection, row.value);
  if (!base || !theirs) return null;
  const mergedValue = mergeCollectionEdits(base, value, theirs, { prefersMine: false });
  const { data } = createCollectionFormSchema(collection).safeParse(mergedValue);
  return data ? { row, savedBy, value: data, isStored: isEqual(data, theirs) } : null;
}

/** Saves a collection. Keeps the changes that a colleague saved meanwhile to other texts and items. */
async function saveCollection(collection: Collection, change: CollectionSave): Promise<CollectionSaveResult> {
  try {
    return { row: await saveOverReadVersion(collection, change) };
  } catch (cause) {
    if (toAppError(cause).kind !== 'conflict') throw cause;
    const merge = await mergeWithCurrent(collection, change);
    if (!merge) throw cause;
    const { row, savedBy, value, isStored } = merge;
    if (isStored) return { row, mergedWith: savedBy };
    const result = await saveCollection(collection, { ...change, value, version: row.version });
    return { ...result, mergedWith: result.mergedWith ?? savedBy };
  }
}

function createSavedToast({ mergedWith }: CollectionSaveResult): ToastText {
  if (mergedWith === undefined) return collectionToastTexts.saved;
  const { title, description } = collectionToastTexts.merged;
  return { title, description: description.replace('{nom}', () => mergedWith || conflictText.somebody) };
}

/** Publishes a collection, merged with a colleague's changes. Two changes of one text or item are a conflict. */
export function useSaveCollection(collection: Collection) {
  return useMutation({
    mutationFn: (change: CollectionSave) => saveCollection(collection, change),
    meta: {
      invalidates: [collectionQueries.list().queryKey, collectionDraftsQuery().queryKey],
      success: (result) => createSavedToast(result as CollectionSaveResult),
      error: collectionToastTexts.saveFailed,
    },
  });
}
