import { lazy, Suspense } from 'react';
import type { CollectionItem } from '@/copy/collection';
import type showreelsCollection from '@/copy/collections/showreels';
import { useCollection } from '@/site/hooks/use-site-data';

// Most pages have no film, so the player is not in their first script.
const Film = lazy(() => import('./showreel-player'));

interface ShowreelProps {
  subject: CollectionItem<typeof showreelsCollection>['subject'];
  className: string;
  /** True below a heading of the second level. */
  isSubsection?: boolean;
}

/** Film of the group or of a channel; nothing until staff publish one. */
export function ShowreelSection({ subject, ...layoutProps }: ShowreelProps) {
  const { items, files } = useCollection<typeof showreelsCollection>('films');
  const film = items.find((item) => item.subject === subject);
  return film ? (
    <Suspense>
      <Film film={film} poster={files[film.poster]} {...layoutProps} />
    </Suspense>
  ) : null;
}
