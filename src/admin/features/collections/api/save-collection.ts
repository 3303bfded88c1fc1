import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { collectionToasts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Json } from '@/types/database';
import { readValue, sameValue } from '../collection-value';
import {
  COLLECTION_COLUMNS,
  collectionQueries,
  readStored,
  type StoredCollection,
} from './collection-queries';

interface Save {
  value: CollectionValue;
  /** Version that the form started from; 0 for a collection without a row. */
  version: number;
}

async function store(collection: Collection, { value, version }: Save): Promise<StoredCollection> {
  const [row] = await unwrap(
    supabase
      .rpc('save_collection', {
        of_key: collection.key,
        its_label: collection.label,
        over_version: version,
        new_value: value as unknown as Json,
      })
      .select(COLLECTION_COLUMNS),
  );
  if (!row) throw new AppError('not-found');
  return row;
}

const save = (collection: Collection, { value, version }: Save) =>
  saveOverVersion({
    version,
    save: () => store(collection, { value, version }),
    readCurrent: () => readStored(collection.key),
    isSame: (row) => {
      const stored = readValue(collection, row.value);
      return stored !== null && sameValue(stored, value);
    },
  });

/** Publishes a collection. A version saved in between is a conflict. */
export function useSaveCollection(collection: Collection) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Save) => save(collection, change),
    onSuccess: (row) => {
      queryClient.setQueryData(collectionQueries.list().queryKey, (rows) => [
        ...(rows ?? []).filter(({ key }) => key !== row.key),
        row,
      ]);
    },
    meta: { success: collectionToasts.saved, error: collectionToasts.saveFailed },
  });
}
