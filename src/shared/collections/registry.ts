import type { Collection } from '@/copy/collection';

// The query gives the back office separate copies. Shared files would add requests to the pages that show
// them.
const files = import.meta.glob<Collection>('/src/copy/collections/*.ts', {
  eager: true,
  import: 'default',
  query: '?all',
});

/** Every collection of the site, from one file each, for the build and the back office. */
export const allCollections: readonly Collection[] = Object.values(files).sort((one, other) =>
  one.label.localeCompare(other.label, 'fr'),
);
