import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { allCollections } from '@/shared/collections/registry';
import type { CollectionMediaFile, CollectionsByKey, VersionedCollection } from '@/site/data/collections';
import { isStoredCollection, toSavedCollection } from '@/site/data/live-collections';
import { formatRecordField } from './check-records';
import type { BuiltCover } from './snapshot';
import { runSyncWithTimeLimit } from './time-limit';

interface CollectionOptions {
  /** Covers by their path in the media library. */
  covers: Readonly<Record<string, BuiltCover>>;
  unusablePictures: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
}

/** Drops renditions, colour and size in the media library, because the site serves this picture itself. */
function dropRenditions(file: CollectionMediaFile): CollectionMediaFile {
  const { renditions: _renditions, color: _color, width: _width, height: _height, ...remainingFields } = file;
  return remainingFields;
}

/** Reads the key and value of a collection that staff changed, without the pictures that the site cannot show. */
function readSavedCollection(
  storedRow: unknown,
  { covers, unusablePictures, omit }: CollectionOptions,
): [key: string, VersionedCollection] | null {
  const id = formatRecordField(storedRow, 'key');
  const reportOmission = (reason: OmissionReason) => omit({ kind: 'collection', id, reason });
  if (!isStoredCollection(storedRow)) {
    reportOmission('malformed');
    return null;
  }
  const collection = allCollections.find(({ key }) => key === id);
  // The row belongs to a collection of another version of the site.
  if (!collection) return null;
  try {
    const media = storedRow.media.flatMap((file) => {
      const reason = unusablePictures.get(file.file_path);
      if (reason) {
        reportOmission(reason);
        return [];
      }
      const shownFile = { ...file, picture: covers[file.file_path]?.picture };
      return [shownFile.picture ? dropRenditions(shownFile) : shownFile];
    });
    const savedCollection = runSyncWithTimeLimit(() =>
      toSavedCollection(collection, { ...storedRow, media }),
    );
    if (savedCollection) return [id, savedCollection];
  } catch {
    // Its check failed or took too long.
  }
  reportOmission('malformed');
  return null;
}

/** Returns the collections that staff changed, without those that cannot be shown. */
export const parseSavedCollections = (
  storedCollections: readonly unknown[],
  options: CollectionOptions,
): CollectionsByKey =>
  Object.fromEntries(
    storedCollections
      .map((storedRow) => readSavedCollection(storedRow, options))
      .filter((entry) => entry !== null),
  );
