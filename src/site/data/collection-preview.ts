import { previewTexts } from '@/copy/preview-texts';
import { followDraft, PREVIEW_HASH, readDraft } from '@/shared/collections/draft';
import { notify } from '@/shared/components/notify';
import type { Collections } from './collections';
import { isStoredCollection, loadDefinitions, toSavedCollection } from './live-collections';

/** Returns the key of the collection whose draft the address asks for. */
export function previewedKey(hash: string): string | undefined {
  return hash.startsWith(`#${PREVIEW_HASH}`) ? hash.slice(PREVIEW_HASH.length + 1).split('&')[0] : undefined;
}

/** Shows the draft of a collection from a form in another window, and follows its changes. */
export async function followCollectionPreview(
  known: Collections,
  show: (collections: Collections) => void,
): Promise<void> {
  const key = previewedKey(location.hash);
  if (!key || !(key in known)) return;
  const collection = (await loadDefinitions()).find((one) => one.key === key);
  if (!collection) return;
  const showDraft = () => {
    const draft = readDraft(key);
    // Ignore drafts that are not valid yet.
    const saved = isStoredCollection(draft) ? toSavedCollection(collection, draft) : null;
    if (saved) show({ ...known, [key]: { ...saved, files: { ...known[key]?.files, ...saved.files } } });
  };
  showDraft();
  notify.info(previewTexts);
  followDraft(key, showDraft);
}
