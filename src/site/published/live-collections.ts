import type { Collection, Delivered } from '@/copy/collection';
import { previewWords } from '@/copy/preview-words';
import { followDraft, PREVIEW_HASH, readDraft } from '@/shared/collections/draft';
import { readCollection } from '@/shared/collections/read-collection';
import { notify } from '@/shared/components/notify';
import { readTexts } from '@/site/api/read-texts';
import type { CollectionFile, Saved, SavedCollections } from './collections';

/** A collection as the database answers it. */
export interface StoredCollection {
  key: string;
  version: number;
  value: unknown;
  media: CollectionFile[];
}

/** True for a collection as the database answers it, whatever its value is. */
export function isStored(value: unknown): value is StoredCollection {
  if (typeof value !== 'object' || value === null) return false;
  const { key, version, media } = value as Partial<Record<keyof StoredCollection, unknown>>;
  return typeof key === 'string' && Number.isInteger(version) && Array.isArray(media);
}

/** What was stored as it is shown; null of what does not match its definition. */
export function toSaved(collection: Collection, { version, value, media }: StoredCollection): Saved | null {
  const read = readCollection(collection, value);
  return read && { ...read, version, files: Object.fromEntries(media.map((file) => [file.id, file])) };
}

/** What the forms of collections allow: needed by the few visits that find something newer than the build. */
const definitions = async () => (await import('@/shared/collections/registry')).allCollections;

/** Those that staff saved after the versions that are known; what is stored and cannot be shown is left out. */
async function readNewer(
  collections: readonly Delivered[],
  known: SavedCollections,
): Promise<SavedCollections> {
  const versions = Object.fromEntries(collections.map(({ key }) => [key, known[key]?.version ?? 0]));
  const stored = await readTexts('published_collections', { known: JSON.stringify(versions) }, isStored);
  if (stored.length === 0) return {};
  const defined = await definitions();
  const read = stored.flatMap((one) => {
    const collection = defined.find(({ key }) => key === one.key);
    const saved = collection && toSaved(collection, one);
    return saved ? [[one.key, saved] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Whose draft this page was opened to show, if any is its. */
const previewed = (): string | undefined =>
  location.hash.startsWith(`#${PREVIEW_HASH}`)
    ? location.hash.slice(PREVIEW_HASH.length + 1).split('&')[0]
    : undefined;

/** What a form in another window says of a collection, now and as it goes on; nothing where this page previews none. */
async function followForm(
  collections: readonly Delivered[],
  known: SavedCollections,
  show: (key: string, draft: Saved) => void,
): Promise<void> {
  const key = collections.find((one) => one.key === previewed())?.key;
  if (!key) return;
  const collection = (await definitions()).find((one) => one.key === key);
  if (!collection) return;
  const take = () => {
    const draft = readDraft(key);
    // half written it may not match: the page shows what it showed
    const saved = isStored(draft) ? toSaved(collection, draft) : null;
    if (saved) show(key, { ...saved, files: { ...known[key]?.files, ...saved.files } });
  };
  take();
  notify.info(previewWords);
  followDraft(key, take);
}

/** Shows what was saved after what is known of some collections, then what a form in another window says of one. */
export async function showNewer(
  collections: readonly Delivered[],
  known: SavedCollections,
  show: (newer: SavedCollections) => void,
): Promise<void> {
  const newer = await readNewer(collections, known);
  show(newer);
  await followForm(collections, { ...known, ...newer }, (key, draft) => show({ [key]: draft }));
}
