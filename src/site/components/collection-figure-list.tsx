import type { FigureCollection } from '@/copy/figure-fields';
import { useCollection } from '@/site/hooks/use-site-data';
import { CollectionEditLink } from './collection-edit-link';
import { FigureList } from './figure-list';

/** Key figures that staff maintain. An empty list shows nothing. */
export function CollectionFigureList({
  collection,
  className,
}: {
  /** Key of the collection. */
  collection: string;
  className: string;
}) {
  const { items } = useCollection<FigureCollection>(collection);
  return (
    <div className="relative">
      {items.length > 0 ? <FigureList figures={items} className={className} /> : null}
      <CollectionEditLink collection={collection} />
    </div>
  );
}
