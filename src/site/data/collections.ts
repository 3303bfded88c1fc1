import type { CollectionDefaults, CollectionValue, FieldDefinitionsByName } from '@/copy/collection';
import type { CaptionedPicture } from '@/shared/lib/stored-picture';
import type { PictureSource } from '@/site/components/picture';

/** A file of the media library that a collection names. */
export interface CollectionFile extends CaptionedPicture {
  id: string;
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Sizes and formats that the build made of a picture. */
  picture?: PictureSource;
}

/** A collection as a page shows it, with the files it names by their ids. */
export interface CollectionData<
  Item extends FieldDefinitionsByName = FieldDefinitionsByName,
  Texts extends FieldDefinitionsByName = FieldDefinitionsByName,
> extends CollectionValue<Item, Texts> {
  files: Readonly<Record<string, CollectionFile>>;
}

/** A collection that staff changed. */
export interface SavedCollection extends CollectionData {
  version: number;
}

/** Collections by key; null where staff changed nothing. */
export type CollectionsByKey = Readonly<Record<string, SavedCollection | null>>;

const NO_FILES = {};

/** Returns the value that staff saved, or the default one. */
export function selectCollection<Item extends FieldDefinitionsByName, Texts extends FieldDefinitionsByName>(
  collection: CollectionDefaults<Item, Texts>,
  collections: CollectionsByKey,
): CollectionData<Item, Texts> {
  // The build and the browser check a saved value against the fields of its collection.
  const savedCollection = collections[collection.key] as CollectionData<Item, Texts> | null | undefined;
  return savedCollection ?? { ...collection.initial, files: NO_FILES };
}
