import type { Collection } from '@/copy/collection';
import { readCollection } from '@/shared/collections/read-collection';
import { readTexts } from '@/site/api/read-texts';
import type { CollectionFile, Collections, SavedCollection } from './collections';

/** A collection as the database answers it. */
export interface StoredCollection {
  key: string;
  version: number;
  value: unknown;
  media: CollectionFile[];
}

/** Returns true for a collection as the database answers it, with any value. */
export function isStoredCollection(value: unknown): value is StoredCollection {
  if (typeof value !== 'object' || value === null) return false;
  const { key, version, media } = value as Partial<Record<keyof StoredCollection, unknown>>;
  return typeof key === 'string' && Number.isInteger(version) && Array.isArray(media);
}

/** Returns a stored collection as pages show it; null when its value does not match its fields. */
export function toSavedCollection(
  collection: Collection,
  { version, value, media }: StoredCollection,
): SavedCollection | null {
  const read = readCollection(collection, value);
  return read && { ...read, version, files: Object.fromEntries(media.map((file) => [file.id, file])) };
}

/** Fields of every collection. They load only on the few visits with newer data than the build. */
export const loadDefinitions = async (): Promise<readonly Collection[]> =>
  (await import('@/shared/collections/registry')).allCollections;

/** Returns collections with changes since the known versions; `known` itself without changes. */
export async function readNewerCollections(known: Collections): Promise<Collections> {
  const versions = Object.fromEntries(
    Object.entries(known).map(([key, saved]) => [key, saved?.version ?? 0] as const),
  );
  if (Object.keys(versions).length === 0) return known;
  const stored = await readTexts(
    'published_collections',
    { known: JSON.stringify(versions) },
    isStoredCollection,
  );
  if (stored.length === 0) return known;
  const definitions = await loadDefinitions();
  const newer = { ...known };
  for (const one of stored) {
    const collection = definitions.find(({ key }) => key === one.key);
    const saved = collection && toSavedCollection(collection, one);
    if (saved && one.key in known) newer[one.key] = saved;
  }
  return newer;
}
