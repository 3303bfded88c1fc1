import type { Collection } from '@/copy/collection';

// The query `?all` makes separate copies of these files. Without it, the help centre would load its default questions, which it
// imports too, from an additional file.
const files = import.meta.glob<Collection>('/src/copy/collections/*.ts', {
  eager: true,
  import: 'default',
  query: '?all',
});

/** Every collection of the site, from one file each, for the build and the back office. */
export const allCollections: readonly Collection[] = Object.values(files).sort((one, other) =>
  one.label.localeCompare(other.label, 'fr'),
);
