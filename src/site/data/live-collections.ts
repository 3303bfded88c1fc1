import type { Collection } from '@/copy/collection';
import { parseCollectionForVisitors } from '@/shared/collections/read-collection';
import { callVisitorFunction, isObject } from '@/site/api/call-visitor-function';
import type { CollectionMediaFile, CollectionsByKey, VersionedCollection } from './collections';

/** A collection as the database returns it. */
export interface StoredCollectionWithFiles {
  key: string;
  version: number;
  value: unknown;
  media: CollectionMediaFile[];
}

/** Returns true for a collection in the format of the database. Does not check the value. */
export function isStoredCollection(value: unknown): value is StoredCollectionWithFiles {
  if (!isObject(value)) return false;
  const { key, version, media }: Partial<Record<keyof StoredCollectionWithFiles, unknown>> = value;
  return typeof key === 'string' && Number.isInteger(version) && Array.isArray(media);
}

/** Returns a stored collection as pages show it; null when its value does not match its fields. */
export function toSavedCollection(
  collection: Collection,
  { version, value, media }: StoredCollectionWithFiles,
): VersionedCollection | null {
  const checkedValue = parseCollectionForVisitors(collection, value);
  if (!checkedValue) return null;
  const files = Object.fromEntries(media.map((file) => [file.id, file]));
  return { ...checkedValue, version, files };
}

/** Imports the definitions of all collections, which a visitor needs only for data that no build wrote. */
export const loadCollectionDefinitions = async (): Promise<readonly Collection[]> =>
  (await import('@/shared/collections/registry')).allCollections;

/** Returns the value of each collection: the saved value, or the default one. */
export const fillInDefaultCollections = (
  definitions: readonly Collection[],
  savedCollections: CollectionsByKey = {},
): CollectionsByKey =>
  Object.fromEntries(
    definitions.map(({ key, initial }) => [
      key,
      savedCollections[key] ?? { ...initial, files: {}, version: 0 },
    ]),
  );

/** Returns the collections that the page at a path shows. `/hero-demo-…` shows those of `/`. */
export function filterCollectionsByPath(path: string, collections: readonly Collection[]): Collection[] {
  const pagePath = path.startsWith('/hero-demo-') ? '/' : path;
  const toPath = (href: string) => href.split(/[?#]/)[0];
  return collections.filter(({ pages }) => pages.some(({ href }) => toPath(href) === pagePath));
}

/** Returns `knownCollections` with newer values from the database. Returns the argument itself when none is newer. */
export async function fetchNewerCollections(knownCollections: CollectionsByKey): Promise<CollectionsByKey> {
  const versions = Object.fromEntries(
    Object.entries(knownCollections).map(([key, { version }]) => [key, version] as const),
  );
  if (Object.keys(versions).length === 0) return knownCollections;
  const newerRows = await callVisitorFunction(
    'published_collections',
    { known: JSON.stringify(versions) },
    isStoredCollection,
  );
  if (newerRows.length === 0) return knownCollections;
  const definitions = await loadCollectionDefinitions();
  const newerCollections = { ...knownCollections };
  for (const row of newerRows) {
    const collection = definitions.find(({ key }) => key === row.key);
    const savedCollection = collection && toSavedCollection(collection, row);
    if (savedCollection && row.key in knownCollections) newerCollections[row.key] = savedCollection;
  }
  return newerCollections;
}
