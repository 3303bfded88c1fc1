import { readSavedCollections, setSavedCollections } from '@/site/published/snapshot';

/** Has the next pages built with these collections, as the database answers them. */
export function buildWithCollections(stored: readonly unknown[]): void {
  const options = {
    last: {},
    unusable: new Map(),
    omit: ({ id, reason }: { id: string; reason: string }) => {
      throw new Error(`${id}: ${reason}`);
    },
    limited: <Result>(task: () => Result) => task(),
  };
  setSavedCollections(readSavedCollections(stored, options));
}
