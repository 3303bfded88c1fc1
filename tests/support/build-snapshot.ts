import { checkRecords, type UncheckedRecords } from '@/app/check-records';
import { readSavedCollections } from '@/app/saved-collections';
import { createSiteSnapshot, type SiteSnapshot } from '@/app/snapshot';
import { readDefaultArticles } from '../../build/read-articles.ts';

const strictOptions = {
  unusablePictures: new Map(),
  omit: ({ id, reason }: { id: string; reason: string }) => {
    throw new Error(`${id}: ${reason}`);
  },
  limitTime: <Result>(task: () => Result) => task(),
  toOmissionReason: (error: unknown) => {
    throw error;
  },
};

/** Records that a test publishes. Without texts, the default articles are published. */
interface BuildInput extends Partial<Omit<UncheckedRecords, 'readAt' | 'fileArticles'>> {
  /** Rows in the format of the database. */
  collections?: readonly unknown[];
}

/** Returns the snapshot that a build makes of these records. @throws when a record is left out */
export function buildSnapshot({ collections = [], ...records }: BuildInput = {}): SiteSnapshot {
  const defaultArticles = readDefaultArticles();
  const fileArticles = records.texts ? [] : defaultArticles;
  const emptyRecords = { texts: [], fileArticles, counts: [], settings: [], guide: [], readAt: 0 };
  return createSiteSnapshot({
    records: checkRecords({ ...emptyRecords, ...records }, strictOptions),
    collections: readSavedCollections(collections, { ...strictOptions, covers: {}, previousCollections: {} }),
    covers: {},
    defaultArticles,
  });
}
