import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { allCollections } from '@/shared/collections/registry';
import type { CollectionFile, Collections, SavedCollection } from '@/site/data/collections';
import { isStoredCollection, toSavedCollection } from '@/site/data/live-collections';
import type { MadeCover } from './snapshot';

interface CollectionOptions {
  covers: Readonly<Record<string, MadeCover>>;
  /** Collections of the last build. */
  last: Collections;
  unusable: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
  /** Runs a task, interrupted when it takes too long. */
  limited: <Result>(task: () => Result) => Result;
}

/** Drops the renditions of the media library, because the site serves this picture itself. */
function withoutSizes({
  renditions: _r,
  color: _c,
  width: _w,
  height: _h,
  ...file
}: CollectionFile): CollectionFile {
  return file;
}

/** Reads a collection that staff changed, without the pictures that the site cannot show. */
function readSavedCollection(
  stored: unknown,
  { covers, last, unusable, omit, limited }: CollectionOptions,
): SavedCollection | null {
  const { key: id = '?' } = (stored ?? {}) as { key?: string };
  const leaveOut = (reason: OmissionReason) => omit({ kind: 'collection', id: String(id), reason });
  if (typeof id !== 'string' || !isStoredCollection(stored)) {
    leaveOut('malformed');
    return null;
  }
  const collection = allCollections.find(({ key }) => key === id);
  // another version of the site has this collection
  if (!collection) return null;
  try {
    const media = stored.media.flatMap((file) => {
      const reason = unusable.get(file.file_path);
      if (reason) {
        leaveOut(reason);
        return [];
      }
      const picture = covers[file.file_path]?.picture;
      return [picture ? withoutSizes({ ...file, picture }) : file];
    });
    const saved = limited(() => toSavedCollection(collection, { ...stored, media }));
    if (saved) return saved;
  } catch {
    // treated like one that does not match its fields
  }
  leaveOut('malformed');
  return last[id] ?? null;
}

/**
 * Returns the collections that staff changed. One that cannot be shown keeps the value of the last build, or
 * its default.
 */
export const readSavedCollections = (read: readonly unknown[], options: CollectionOptions): Collections =>
  Object.fromEntries(
    read.flatMap((stored) => {
      const saved = readSavedCollection(stored, options);
      return saved && isStoredCollection(stored) ? [[stored.key, saved]] : [];
    }),
  );
