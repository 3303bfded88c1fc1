import type { Collection } from '@/copy/collection';

// With `?all`, the bundler sees these files as separate modules. Otherwise, a collection that a page imports too would move into
// a chunk that the page shares with the back office.
const files = import.meta.glob<Collection>('/src/copy/collections/*.ts', {
  eager: true,
  import: 'default',
  query: '?all',
});

/** Every collection of the site, from one file each. */
export const allCollections: readonly Collection[] = Object.values(files).sort((one, other) =>
  one.label.localeCompare(other.label, 'fr'),
);
