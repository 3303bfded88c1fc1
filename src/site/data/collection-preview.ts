import { previewTexts } from '@/copy/preview-texts';
import { PREVIEW_HASH, readDraft, subscribeToDraft } from '@/shared/collections/draft';
import { notify } from '@/shared/components/notify';
import type { Collections } from './collections';
import { isStoredCollection, loadDefinitions, toSavedCollection } from './live-collections';

/** Returns the key of the collection whose draft the address asks for. */
export function readPreviewedKey(hash: string): string | undefined {
  return hash.startsWith(`#${PREVIEW_HASH}`) ? hash.slice(PREVIEW_HASH.length + 1).split('&')[0] : undefined;
}

/** Shows the draft of a collection from a form in another window, and follows its changes. */
export async function subscribeToCollectionDraft(
  knownCollections: Collections,
  onChange: (collections: Collections) => void,
): Promise<void> {
  const key = readPreviewedKey(location.hash);
  if (!key || !(key in knownCollections)) return;
  const collection = (await loadDefinitions()).find((candidate) => candidate.key === key);
  if (!collection) return;
  const showDraft = () => {
    const draft = readDraft(key);
    // Ignore drafts that are not valid yet.
    const saved = isStoredCollection(draft) ? toSavedCollection(collection, draft) : null;
    if (saved)
      onChange({
        ...knownCollections,
        [key]: { ...saved, files: { ...knownCollections[key]?.files, ...saved.files } },
      });
  };
  showDraft();
  notify.info(previewTexts);
  subscribeToDraft(key, showDraft);
}
