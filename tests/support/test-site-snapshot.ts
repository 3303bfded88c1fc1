import { checkRecords, type UncheckedRecords } from '@/app/check-records';
import { parseSavedCollections } from '@/app/saved-collections';
import { createSiteSnapshot, type SiteSnapshot } from '@/app/snapshot';
import { readDefaultArticles } from '../../build/read-articles.ts';

/** Options of a build that throws instead of omitting a record. */
const strictOptions = {
  unusablePictures: new Map(),
  omit: ({ id, reason }: { id: string; reason: string }) => {
    throw new Error(`${id}: ${reason}`);
  },
};

/** Records that a test publishes. Without texts, the default articles are published. */
interface BuildInput extends Partial<Omit<UncheckedRecords, 'readAt' | 'unimportedArticles'>> {
  /** Rows in the format of the database. */
  collections?: readonly unknown[];
}

/** Returns the snapshot that a build makes of these records. @throws when a record is left out */
export function createTestSiteSnapshot({ collections = [], ...records }: BuildInput = {}): SiteSnapshot {
  const defaultArticles = readDefaultArticles();
  const emptyRecords = { texts: [], counts: [], settings: [], guide: [], readAt: 0 };
  const unimportedArticles = records.texts ? [] : defaultArticles;
  return createSiteSnapshot({
    records: checkRecords({ ...emptyRecords, unimportedArticles, ...records }, strictOptions),
    collections: parseSavedCollections(collections, {
      ...strictOptions,
      covers: {},
      previousCollections: {},
    }),
    covers: {},
    defaultArticles,
  });
}
