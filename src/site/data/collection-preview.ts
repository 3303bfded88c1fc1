import { collectionPreviewText } from '@/copy/preview-texts';
import {
  COLLECTION_PREVIEW_HASH,
  listenToCollectionDraft,
  readCollectionDraft,
} from '@/shared/collections/draft';
import { notify } from '@/shared/components/notify';
import type { CollectionsByKey } from './collections';
import { isStoredCollection, loadCollectionDefinitions, toSavedCollection } from './live-collections';

/** Returns the key of the collection whose draft the address asks for. */
export function readPreviewedKey(hash: string): string | undefined {
  return hash.startsWith(`#${COLLECTION_PREVIEW_HASH}`)
    ? hash.slice(COLLECTION_PREVIEW_HASH.length + 1).split('&')[0]
    : undefined;
}

/** Shows the draft of a collection from a form in another window, and follows its changes. */
export async function subscribeToCollectionDraft(
  knownCollections: CollectionsByKey,
  onChange: (collections: CollectionsByKey) => void,
): Promise<void> {
  const key = readPreviewedKey(location.hash);
  if (!key || !(key in knownCollections)) return;
  const collection = (await loadCollectionDefinitions()).find((candidate) => candidate.key === key);
  if (!collection) return;
  const showDraft = () => {
    const draft = readCollectionDraft(key);
    // Ignore drafts that are not valid yet.
    const saved = isStoredCollection(draft) ? toSavedCollection(collection, draft) : null;
    if (saved)
      onChange({
        ...knownCollections,
        [key]: { ...saved, files: { ...knownCollections[key]?.files, ...saved.files } },
      });
  };
  showDraft();
  notify.info(collectionPreviewText);
  listenToCollectionDraft(key, showDraft);
}
