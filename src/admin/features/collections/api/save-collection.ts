import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { collectionToastTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Json } from '@/types/database';
import { isSameCollectionValue, parseCollectionValue } from '../collection-value';
import {
  COLLECTION_COLUMNS,
  collectionQueries,
  fetchCollectionRow,
  type StoredCollectionRow,
} from './collection-queries';

interface CollectionSave {
  value: CollectionValue;
  /** Version that the form started from; 0 for a collection without a row. */
  version: number;
}

async function storeCollection(
  collection: Collection,
  { value, version }: CollectionSave,
): Promise<StoredCollectionRow> {
  const [row] = await unwrap(
    supabase
      .rpc('save_collection', {
        collection_key: collection.key,
        collection_label: collection.label,
        base_version: version,
        new_value: value as unknown as Json,
      })
      .select(COLLECTION_COLUMNS),
  );
  if (!row) throw new AppError('not-found');
  return row;
}

const saveCollection = (collection: Collection, { value, version }: CollectionSave) =>
  saveOverVersion({
    version,
    save: () => storeCollection(collection, { value, version }),
    readCurrent: () => fetchCollectionRow(collection.key),
    isSame: (row) => {
      const storedValue = parseCollectionValue(collection, row.value);
      return storedValue !== null && isSameCollectionValue(storedValue, value);
    },
  });

/** Publishes a collection. A version that a colleague saved meanwhile is a conflict. */
export function useSaveCollection(collection: Collection) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: CollectionSave) => saveCollection(collection, change),
    onSuccess: (row) => {
      queryClient.setQueryData(collectionQueries.list().queryKey, (rows) => [
        ...(rows ?? []).filter(({ key }) => key !== row.key),
        row,
      ]);
    },
    meta: { success: collectionToastTexts.saved, error: collectionToastTexts.saveFailed },
  });
}
