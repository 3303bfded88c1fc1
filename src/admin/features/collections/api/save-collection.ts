import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  /** The version it was written over; 0 of what nobody changed yet. */
  version: number;
}

async function save(collection: Collection, { value, version }: Save): Promise<StoredCollection> {
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
  if (row) return row;
  const now = await readStored(collection.key);
  const stored = now && readValue(collection, now.value);
  // Sent again after an answer that was lost: what is stored is what we wanted to store.
  if (now && stored && sameValue(stored, value)) return now;
  throw new AppError('conflict');
}

/** Saves a collection, for visitors to read: a version that a colleague saved meanwhile is a conflict. */
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
