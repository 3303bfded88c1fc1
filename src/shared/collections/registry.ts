import type { Collection } from '@/copy/collection';

// a copy of its own (the query): shared with the back office, each file would be a request more for the pages that show it
const files = import.meta.glob<Collection>('/src/copy/collections/*.ts', {
  eager: true,
  import: 'default',
  query: '?all',
});

/** Every collection of the site: a file each. For the build and the back office, which show them all. */
export const allCollections: readonly Collection[] = Object.values(files).sort((one, other) =>
  one.label.localeCompare(other.label, 'fr'),
);
