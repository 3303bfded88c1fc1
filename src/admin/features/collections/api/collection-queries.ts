import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RevisionSource } from '@/admin/editing/revisions-dialog-button';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { collectionToastTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AppError } from '@/shared/lib/app-error';
import { parseCollectionValue } from '../collection-value';
import { formatCollectionForDiff } from '../format-collection';

/** Columns of a stored collection that the back office reads. */
export const COLLECTION_COLUMNS = 'key, value, version, updated_at';

const fetchStoredCollections = (signal: AbortSignal) =>
  unwrap(supabase.from('site_collections').select(COLLECTION_COLUMNS), signal);

/** Row of a collection that staff saved at least once. */
export type StoredCollectionRow = Awaited<ReturnType<typeof fetchStoredCollections>>[number];

const selectRevisions = (key: string) =>
  supabase
    .from('site_collection_revisions')
    .select('version, author_name, created_at')
    .eq('key', key)
    .order('version', { ascending: false });

/** Columns of a library file that the public site reads. */
const FILE_COLUMNS =
  'id, name:original_filename, type:mime_type, size:file_size, file_path, width, height, color, renditions, alt_text, caption, credit, focal_x, focal_y';

/** Queries of the collections. One request reads all collections, because there are few. */
export const collectionQueries = {
  all: () => ['collections'] as const,
  list: () =>
    queryOptions({
      queryKey: [...collectionQueries.all(), 'list'],
      queryFn: ({ signal }) => fetchStoredCollections(signal),
      meta: { error: collectionToastTexts.loadFailed },
    }),
  files: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...collectionQueries.all(), 'files', ids],
      queryFn: ({ signal }) =>
        unwrap(supabase.from('media_library').select(FILE_COLUMNS).in('id', ids), signal),
      placeholderData: keepPreviousData,
    }),
};

/** Reads a collection from the database, without the query cache. */
export async function fetchCollectionRow(key: string): Promise<StoredCollectionRow> {
  const [row] = await unwrap(supabase.from('site_collections').select(COLLECTION_COLUMNS).eq('key', key));
  if (!row) throw new AppError('not-found');
  return row;
}

/** Reads a collection and the name of its last editor. */
export async function fetchCollectionWithEditorName(
  key: string,
): Promise<{ row: StoredCollectionRow; savedBy: string }> {
  const [row, [lastRevision]] = await Promise.all([
    fetchCollectionRow(key),
    unwrap(selectRevisions(key).limit(1)),
  ]);
  return { row, savedBy: lastRevision?.author_name ?? '' };
}

/** Version of the default value, which the site shows until staff save one. */
export const DEFAULT_VALUE_VERSION = 0;

/** Reads the value of a version; null when its revision was deleted or does not match the definition. */
export const fetchCollectionRevisionValue = async (
  collection: Collection,
  version: number,
  signal?: AbortSignal,
) => {
  if (version === DEFAULT_VALUE_VERSION) return parseCollectionValue(collection, collection.initial);
  const query = supabase
    .from('site_collection_revisions')
    .select('value')
    .eq('key', collection.key)
    .eq('version', version);
  const [revision] = await unwrap(query, signal);
  return revision ? parseCollectionValue(collection, revision.value) : null;
};

/** Returns the source of the revisions of a collection; the oldest is the default value. */
export const createCollectionRevisionSource = (
  collection: Collection,
): RevisionSource<CollectionValue | null> => ({
  queryKey: [...collectionQueries.all(), 'revisions', collection.key],
  list: async (signal) => [
    ...(await unwrap(selectRevisions(collection.key), signal)),
    { version: DEFAULT_VALUE_VERSION, author_name: '', created_at: null },
  ],
  read: (version, signal) => fetchCollectionRevisionValue(collection, version, signal),
  describe: (value) => formatCollectionForDiff(collection, value),
});
