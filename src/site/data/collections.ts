import type { Collection, CollectionValue } from '@/copy/collection';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import type { PictureSource } from '@/site/components/picture';

/** A file of the media library that a collection names. */
export interface CollectionMediaFile extends CaptionedPictureData {
  id: string;
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Sizes and formats that the build made of a picture. */
  picture?: PictureSource;
}

/** A collection as a page shows it. */
export interface VersionedCollection extends CollectionValue {
  /** Files that it names, by id. */
  files: Readonly<Record<string, CollectionMediaFile>>;
  /** Number of its saved version; 0 for the default value. */
  version: number;
}

/** Collections of a page, each under its key. */
export type CollectionsByKey = Readonly<Record<string, VersionedCollection>>;

/** Key, values and files of the collection that `Definition` describes. */
export type TypedCollection<Definition extends Collection> = Definition['initial'] &
  Pick<VersionedCollection, 'files'> & { key: string };

/** Returns a collection with the types of its fields. @throws when the page does not show it */
export function getTypedCollection<Definition extends Collection>(
  key: Definition['key'],
  collections: CollectionsByKey,
): TypedCollection<Definition> {
  const collection = collections[key];
  if (!collection) throw new Error(`The page does not show the collection ${key}`);
  // The build and the browser check a saved value against the fields of its collection.
  return { ...collection, key } as VersionedCollection & TypedCollection<Definition>;
}
