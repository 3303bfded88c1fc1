import { collectionPreviewText } from '@/copy/preview-texts';
import { listenToCollectionPreview, readCollectionPreview } from '@/shared/collections/preview-storage';
import { notify } from '@/shared/components/notify';
import { COLLECTION_PREVIEW_HASH_PREFIX } from '@/shared/lib/preview-link';
import type { CollectionsByKey } from './collections';
import { isStoredCollection, loadCollectionDefinitions, toSavedCollection } from './live-collections';

/** Returns the key of the previewed collection: `#apercu-fiche=offres&…` gives `offres`. */
function readPreviewedCollectionKey(hash: string): string | undefined {
  const prefix = `#${COLLECTION_PREVIEW_HASH_PREFIX}`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length).split('&')[0] : undefined;
}

/** Shows the unsaved values of a collection from a form in another window, and follows its changes. */
export async function subscribeToCollectionPreview(
  knownCollections: CollectionsByKey,
  onChange: (collections: CollectionsByKey) => void,
): Promise<void> {
  const key = readPreviewedCollectionKey(location.hash);
  if (!key || !(key in knownCollections)) return;
  const collection = (await loadCollectionDefinitions()).find((candidate) => candidate.key === key);
  if (!collection) return;
  const showPreview = () => {
    const preview = readCollectionPreview(key);
    // Staff may still be typing, so invalid values are ignored.
    const previewedCollection = isStoredCollection(preview) ? toSavedCollection(collection, preview) : null;
    if (!previewedCollection) return;
    const files = { ...knownCollections[key]?.files, ...previewedCollection.files };
    onChange({ ...knownCollections, [key]: { ...previewedCollection, files } });
  };
  showPreview();
  notify.info(collectionPreviewText);
  listenToCollectionPreview(key, showPreview);
}
