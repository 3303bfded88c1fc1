import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { allCollections } from '@/shared/collections/registry';
import type { CollectionMediaFile, CollectionsByKey, VersionedCollection } from '@/site/data/collections';
import {
  isStoredCollection,
  type StoredCollectionWithFiles,
  toSavedCollection,
} from '@/site/data/live-collections';
import { formatRecordField } from './check-records';
import type { BuiltCover } from './snapshot';
import { runSyncWithTimeLimit } from './time-limit';

interface CollectionOptions {
  /** Covers by their path in the media library. */
  covers: Readonly<Record<string, BuiltCover>>;
  /** Collections of the previous build. */
  previousCollections: CollectionsByKey;
  unusablePictures: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
}

/** Drops renditions, colour and size in the media library, because the site serves this picture itself. */
function dropRenditions(file: CollectionMediaFile): CollectionMediaFile {
  const { renditions: _renditions, color: _color, width: _width, height: _height, ...remainingFields } = file;
  return remainingFields;
}

/** Returns key and value of a collection that staff changed, without the pictures that the site cannot show. Null leaves it out. */
function readSavedCollection(
  storedRow: unknown,
  { covers, previousCollections, unusablePictures, omit }: CollectionOptions,
): [key: string, VersionedCollection] | null {
  const id = formatRecordField(storedRow, 'key');
  const reportOmission = (reason: OmissionReason) => omit({ kind: 'collection', id, reason });
  if (!isStoredCollection(storedRow)) {
    reportOmission('malformed');
    return null;
  }
  const collection = allCollections.find(({ key }) => key === id);
  // Only another version of the site has this collection.
  if (!collection) return null;
  /** Returns the collection of a row; null when its check fails or takes too long. */
  const readRow = (row: StoredCollectionWithFiles): VersionedCollection | null => {
    try {
      const media = row.media.flatMap((file) => {
        const reason = unusablePictures.get(file.file_path);
        if (reason) {
          reportOmission(reason);
          return [];
        }
        const shownFile = { ...file, picture: covers[file.file_path]?.picture };
        return [shownFile.picture ? dropRenditions(shownFile) : shownFile];
      });
      return runSyncWithTimeLimit(() => toSavedCollection(collection, { ...row, media }));
    } catch {
      return null;
    }
  };
  const savedCollection = readRow(storedRow);
  if (savedCollection) return [id, savedCollection];
  reportOmission('malformed');
  const previousValue = previousCollections[id];
  if (!previousValue) return null;
  // Since the last build, the fields of the collection and the files of its pictures may have changed.
  const previousRow = {
    key: id,
    version: previousValue.version,
    value: previousValue,
    media: Object.values(previousValue.files),
  };
  const previousCollection = readRow(previousRow);
  return previousCollection && [id, previousCollection];
}

/**
 * Returns the collections that staff changed. One that cannot be shown keeps the value of the last build, or
 * its default.
 */
export const parseSavedCollections = (
  storedCollections: readonly unknown[],
  options: CollectionOptions,
): CollectionsByKey =>
  Object.fromEntries(
    storedCollections
      .map((storedRow) => readSavedCollection(storedRow, options))
      .filter((entry) => entry !== null),
  );
