import { checkRecords, type UncheckedRecords } from '@/app/check-records';
import { parseSavedCollections } from '@/app/saved-collections';
import { createSiteSnapshot, type SiteSnapshot, type SnapshotInput } from '@/app/snapshot';
import type { OmittedRecord } from '@/copy/omitted-record';
import { readDefaultArticles } from '../../build/read-articles.ts';

/** Records that a test publishes. Without texts, the default articles are published. */
interface BuildInput extends Partial<Omit<UncheckedRecords, 'unimportedArticles'>> {
  /** Rows in the format of the database. */
  collections?: readonly unknown[];
  redirects?: SnapshotInput['redirects'];
}

function refuseOmission({ id, reason }: OmittedRecord): void {
  throw new Error(`${id}: ${reason}`);
}

/** Returns the snapshot that a build makes of these records. Without `omit`, a record that is left out fails the test. */
export function createTestSiteSnapshot(
  { collections = [], redirects = [], ...records }: BuildInput = {},
  omit: (record: OmittedRecord) => void = refuseOmission,
): SiteSnapshot {
  const defaultArticles = readDefaultArticles();
  const emptyRecords = { texts: [], counts: [], settings: [], guide: [], readAt: 0 };
  const unimportedArticles = records.texts ? [] : defaultArticles;
  const options = { unusablePictures: new Map(), omit };
  return createSiteSnapshot({
    records: checkRecords({ ...emptyRecords, unimportedArticles, ...records }, options),
    collections: parseSavedCollections(collections, { ...options, covers: {}, previousCollections: {} }),
    covers: {},
    defaultArticles,
    redirects,
  });
}
