import { checkRecords, type ReadByBuild } from '@/app/check-records';
import { readSavedCollections } from '@/app/saved-collections';
import { createSnapshot, type Snapshot } from '@/app/snapshot';
import { readDeliveredArticles } from '../../build/read-articles.ts';

const strict = {
  unusable: new Map(),
  omit: ({ id, reason }: { id: string; reason: string }) => {
    throw new Error(`${id}: ${reason}`);
  },
  limited: <Result>(task: () => Result) => task(),
  reasonOf: (error: unknown) => {
    throw error;
  },
};

/** Records that a test publishes. Without texts, the delivered articles are published. */
interface Published extends Partial<Omit<ReadByBuild, 'at' | 'delivered'>> {
  /** Rows in the format of the database. */
  collections?: readonly unknown[];
}

/** Returns the snapshot that a build makes of these records. @throws when a record is left out */
export function buildSnapshot({ collections = [], ...read }: Published = {}): Snapshot {
  const delivered = readDeliveredArticles();
  const rows = read.texts ? [] : delivered.map(({ row }) => row);
  const none = { texts: [], delivered: rows, counts: [], settings: [], guide: [], at: 0 };
  return createSnapshot({
    records: checkRecords({ ...none, ...read }, strict),
    collections: readSavedCollections(collections, { ...strict, covers: {}, last: {} }),
    covers: {},
    extras: Object.fromEntries(delivered.map(({ row, extras }) => [row.slug, extras])),
  });
}
